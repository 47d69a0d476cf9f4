/// One screen of an app: whatever a host can show.
///
/// Core reads the title and the dismissal when it makes or updates the screen's node, and never
/// looks inside otherwise.
@MainActor public protocol Screen: AnyObject, LayoutItem {
  /// What a host may show as its title; nothing unless it says so.
  var title: String? { get }
  /// Who may remove it; anybody unless it says so.
  var dismissal: Dismissal { get }
}

extension Screen {
  /// No title.
  public var title: String? { nil }

  /// Anybody may remove it.
  public var dismissal: Dismissal { .free }
}
