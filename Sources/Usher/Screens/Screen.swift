/// A screen of an app: any object that a host can show.
///
/// The director reads the title and the dismissal when the screen enters the tree and after
/// `update(_:)`. It reads the dismissal again when the screen is about to leave.
@MainActor public protocol Screen: AnyObject, Showable {
  /// The type of the title: `String`, or `String?`.
  associatedtype TitleType: ScreenTitle = String?
  /// The title that a host may show; `nil` by default.
  var title: TitleType { get }
  /// The declared dismissal; `free` by default.
  var dismissal: Dismissal { get }
}

extension Screen where TitleType == String? {
  /// No title.
  public var title: String? { nil }
}

extension Screen {
  /// Any code, link or gesture may remove it.
  public var dismissal: Dismissal { .free }

  /// The title as text, also of `any Screen`; `nil` if there is none.
  public var titleText: String? { title.titleText }
}

/// A title of a screen: `let title = "Tonight"` is one, and so is `var title: String?`.
public protocol ScreenTitle {
  /// The title as text; `nil` if there is none.
  var titleText: String? { get }
}

extension String: ScreenTitle {
  /// The text itself.
  public var titleText: String? { self }
}

extension Optional: ScreenTitle where Wrapped: ScreenTitle {
  /// The text, if there is one.
  public var titleText: String? { flatMap(\.titleText) }
}
