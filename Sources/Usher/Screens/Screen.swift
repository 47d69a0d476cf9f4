/// One screen of an app: whatever a host can show.
///
/// Core reads the title and the dismissal when it makes or updates the screen's node, and never
/// looks inside otherwise.
@MainActor public protocol Screen: AnyObject, LayoutItem {
  /// The title that a host may show; `nil` by default.
  var title: String? { get }
  /// The dismissal that it declares; `free` by default.
  var dismissal: Dismissal { get }
}

extension Screen {
  /// No title.
  public var title: String? { nil }

  /// Anybody may remove it.
  public var dismissal: Dismissal { .free }
}
