/// A screen of an app: any object that a host can show.
///
/// The director reads the title and the dismissal when the screen enters the tree and after
/// `update(_:)`. It reads the dismissal again when the screen is about to leave.
@MainActor public protocol Screen: AnyObject, Showable, ScreenDeclaring {}

/// The declarations of a screen.
///
/// A title of another type than `String` or `String?` does not compile.
@MainActor public protocol ScreenDeclaring {
  /// The type of the title: `String`, or `String?`.
  associatedtype TitleType = String?
  /// The title that a host may show; `nil` by default.
  var title: TitleType { get }
  /// The title as text, also of `any Screen`; `nil` if there is none.
  var titleText: String? { get }
  /// The declared dismissal; `free` by default.
  var dismissal: Dismissal { get }
}

extension ScreenDeclaring {
  /// Any code, link or gesture may remove it.
  public var dismissal: Dismissal { .free }

  /// Unavailable: the title is not a text.
  @available(*, unavailable, message: "the title of a screen is a String or a String?")
  public var titleText: String? { nil }
}

extension ScreenDeclaring where TitleType == String? {
  /// No title.
  public var title: String? { nil }

  /// The title itself.
  public var titleText: String? { title }
}

extension ScreenDeclaring where TitleType == String {
  /// The title itself.
  public var titleText: String? { title }
}
