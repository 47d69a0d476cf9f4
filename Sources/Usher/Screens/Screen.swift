/// A screen of an app: any object that a host can show.
///
/// The director reads the title and the dismissal when the screen enters the tree and after
/// `update(_:)`. It reads the dismissal again when the screen is about to leave.
@MainActor public protocol Screen: AnyObject, LayoutItem {
  /// The title that a host may show; `nil` by default.
  ///
  /// Declare it as `String?`: a property of type `String` compiles, but does not replace the
  /// default.
  var title: String? { get }
  /// The declared dismissal; `free` by default.
  var dismissal: Dismissal { get }
}

extension Screen {
  /// No title.
  public var title: String? { nil }

  /// Any code, link or gesture may remove it.
  public var dismissal: Dismissal { .free }
}
