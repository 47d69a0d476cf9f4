#if canImport(SwiftUI)
public import SwiftUI
public import Usher

/// A link that asks before it moves: it triggers a route, and the director decides.
///
/// It is disabled where no coordinator above it has such routes.
///
/// ```swift
/// RouteLink("Hamlet", to: ShowsRoute.show("hamlet"))
/// ```
public struct RouteLink<R: Route, Label: View>: View {
  private let route: R
  private let label: Label
  private var asksFirst = false
  @State private var isPermitted = true
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
    .disabled(!isPermitted || !router.accepts(route))
    .onAppear { ask() }
    .onChange(of: router.policy) { ask() }
  }

  /// Returns a link that is also disabled while the director would refuse the route.
  ///
  /// It is asked when the link appears and after a change of policy. To answer, the director makes what
  /// the route leads to and releases it again, so this is for routes that lead to something light.
  public func disabledWhileRefused() -> RouteLink {
    var link = self
    link.asksFirst = true
    return link
  }

  private func ask() {
    if asksFirst { isPermitted = router.permits(route) }
  }
}

extension RouteLink where Label == Text {
  /// Makes a link that shows a text.
  public init(_ title: some StringProtocol, to route: R) {
    self.init(to: route) { Text(title) }
  }
}
#endif
