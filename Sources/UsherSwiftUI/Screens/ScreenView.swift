#if canImport(SwiftUI)
public import SwiftUI
public import Usher

/// A view that is a screen.
///
/// The view is made once, with its node, so its properties live as long as the screen.
///
/// Its title, dismissal and actions are read outside SwiftUI, where `@State` and `@Environment`
/// always have their first values. Let them depend on an observable model, whose changes are
/// noticed. The title is that of its tab; the title bar shows the title that the view itself sets.
///
/// ```swift
/// struct ShowView: ScreenView {
///   let show: Show
///   let shows: ShowsCoordinator
///   var body: some View { Button("Buy") { shows.buy(show) } }
/// }
/// ```
@MainActor public protocol ScreenView: View, ScreenConvertible, ScreenDeclaring {}

extension ScreenView {
  /// Returns the screen that shows this view.
  public func makeScreen() -> any Screen { ViewScreen(self) }
}

/// The screen of a view.
///
/// It can conform to a protocol of a module without SwiftUI:
///
/// ```swift
/// extension ViewScreen: ShowScreen where Content == ShowView {}
/// registrar.register(screen(ShowView.init), as: (any ShowScreen).self, arguments: Show.self)
/// ```
public final class ViewScreen<Content: ScreenView>: ViewProviding, ActionProviding,
  AnnouncementProviding, TabLabeling, OutlineNamed
{
  /// The view.
  public let view: Content

  /// Makes the screen of a view.
  public init(_ view: Content) { self.view = view }

  /// The value that the view declares.
  public var title: String? { view.titleText }

  /// The value that the view declares.
  public var dismissal: Dismissal { view.dismissal }

  /// The actions that the view declares, if it does.
  public var screenActions: [ScreenAction] { (view as? any ActionProviding)?.screenActions ?? [] }

  /// The announcement that the view declares, if it does.
  public var announcement: String? { (view as? any AnnouncementProviding)?.announcement }

  /// The label of its tab that the view declares, if it does.
  public var tabLabel: TabLabel? { (view as? any TabLabeling)?.tabLabel }

  /// The name of the view's type without `View`.
  package static var name: String { OutlineName.short(Content.self, without: ["View"]) }
}

/// Returns an initializer of a view's screen, with the parameters of the view's initializer.
///
/// - Returns: An initializer to register.
@MainActor public func screen<Content: ScreenView, each Input>(
  _ make: @escaping @MainActor (repeat each Input) throws -> Content
) -> @MainActor (repeat each Input) throws -> ViewScreen<Content> {
  { (input: repeat each Input) in ViewScreen(try make(repeat each input)) }
}
#endif
