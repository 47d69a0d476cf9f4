#if canImport(SwiftUI)
public import SwiftUI
public import Usher

/// A link that triggers a route, and asks the director before it navigates.
///
/// It is disabled if no coordinator above it has such routes.
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
  ///   - route: The route to trigger.
  ///   - label: The label of the link.
  public init(to route: R, @ViewBuilder label: () -> Label) {
    self.route = route
    self.label = label()
  }

  /// The link as a button.
  public var body: some View {
    Button {
      router.trigger(route)
    } label: {
      label
    }
    .disabled(!isPermitted || !router.accepts(route))
    .onAppear { ask() }
    .onChange(of: router.policy) { ask() }
    .onChange(of: route) { ask() }
  }

  /// Returns a link that is also disabled while the director would refuse the route.
  ///
  /// The director is asked when the link appears, for another route, and after a change of policy.
  /// To answer, it makes the screens of the route and releases them again, so use this for routes
  /// that are cheap to follow.
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
  /// Makes a link with a text as its label.
  public init(_ title: some StringProtocol, to route: R) {
    self.init(to: route) { Text(title) }
  }
}
#endif
