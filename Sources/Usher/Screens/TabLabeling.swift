/// A screen, or a view that is one, that declares the label of its tab.
///
/// ```swift
/// struct ShowsView: ScreenView, TabLabeling {
///   var tabLabel: TabLabel? { TabLabel(image: .symbol("theatermasks")) }
/// }
/// ```
///
/// The first screen in a tab counts. A label that was set, or one of the layout, has precedence. It
/// is read as the screen is shown, and again by `update(_:)`. A view that a screen provides by a
/// property declares none for it; the screen does.
@MainActor public protocol TabLabeling {
  /// The label; `nil` for the screen's title alone.
  var tabLabel: TabLabel? { get }
}

extension Node.Attributes {
  /// Reads the label that a screen declares, unless its layout has given it one, or it was set.
  @MainActor mutating func readTab(of screen: any Screen) {
    guard labelOrigin == .screen || labelOrigin == .layout && tab == nil else { return }
    tab = (screen as? any TabLabeling)?.tabLabel
    labelOrigin = tab == nil ? .layout : .screen
  }
}
