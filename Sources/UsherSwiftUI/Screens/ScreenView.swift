#if canImport(SwiftUI)
public import SwiftUI
public import Usher

/// A view that is a screen.
///
/// It is made once, with its node, and shown again from there: what it is given lives as long as the
/// screen does.
///
/// ```swift
/// struct ShowView: ScreenView {
///   let show: Show
///   let shows: ShowsCoordinator
///   var body: some View { Button("Buy") { shows.buy(show) } }
/// }
/// ```
@MainActor public protocol ScreenView: View, ScreenConvertible {
  /// What its tab says; a title bar takes what the view itself sets.
  var title: String? { get }
  /// Who may remove it; anybody unless it says so.
  var dismissal: Dismissal { get }
}

extension ScreenView {
  /// No title.
  public var title: String? { nil }

  /// Anybody may remove it.
  public var dismissal: Dismissal { .free }

  /// Returns the screen that shows this view.
  public func makeScreen() -> any Screen { ViewScreen(self) }
}

/// The screen that a view is.
///
/// It can stand behind a protocol of a kit without SwiftUI:
///
/// ```swift
/// extension ViewScreen: ShowScreen where Content == ShowView {}
/// registrar.register(screen(ShowView.init), as: (any ShowScreen).self, arguments: Show.self)
/// ```
public final class ViewScreen<Content: ScreenView>: ViewProviding, OutlineNamed {
  /// The view.
  public let view: Content

  /// Makes the screen of a view.
  public init(_ view: Content) { self.view = view }

  /// What the view says.
  public var title: String? { view.title }

  /// What the view says.
  public var dismissal: Dismissal { view.dismissal }

  /// The name of the view's type without `View`.
  package static var name: String { OutlineName.short(Content.self, without: ["View"]) }
}

/// Returns what makes the screen of a view from what the view is made from.
///
/// - Returns: An initializer to register.
@MainActor public func screen<Content: ScreenView, each Input>(
  _ make: @escaping @MainActor (repeat each Input) throws -> Content
) -> @MainActor (repeat each Input) throws -> ViewScreen<Content> {
  { (input: repeat each Input) in ViewScreen(try make(repeat each input)) }
}
#endif
