#if canImport(SwiftUI)
public import SwiftUI
public import Usher

/// A link that asks before it moves: it triggers a route, and the one door decides.
///
/// ```swift
/// RouteLink("Hamlet", to: ShowsRoute.show("hamlet"))
/// ```
public struct RouteLink<R: Route, Label: View>: View {
  private let route: R
  private let label: Label
  @Environment(\.router) private var router

  /// Makes a link.
  ///
  /// - Parameters:
  ///   - route: Where it leads.
  ///   - label: What it shows.
  public init(to route: R, @ViewBuilder label: () -> Label) {
    self.route = route
    self.label = label()
  }

  /// The button that it is.
  public var body: some View {
    Button {
      router.trigger(route)
    } label: {
      label
    }
  }
}

extension RouteLink where Label == Text {
  /// Makes a link that shows a text.
  public init(_ title: some StringProtocol, to route: R) {
    self.init(to: route) { Text(title) }
  }
}
#endif
