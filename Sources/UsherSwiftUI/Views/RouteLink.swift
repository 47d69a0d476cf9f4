#if canImport(SwiftUI)
public import SwiftUI
public import Usher

/// A link that triggers a route or shows a key, and asks the director before it navigates.
///
/// It is disabled if no coordinator above it has such routes.
///
/// ```swift
/// RouteLink("Hamlet", to: ShowsRoute.show("hamlet"))
/// RouteLink("Othello", to: ShowDetails(id: "othello"))
/// RouteLink("Buy", to: BuyTickets(show: "hamlet"), as: .sheet)
/// ```
///
/// The coordinator of the link's screen shows a key, as `push(_:)` and `start(_:as:)` do. A key
/// that is a durable route is a route, unless a placement is given.
public struct RouteLink<Destination: Hashable, Label: View>: View {
  private let destination: Destination
  private let target: EnvironmentRouter.LinkTarget
  private let label: Label
  private var asksFirst = false
  @State private var isPermitted = true
  @Environment(\.router) private var router

  private init(_ destination: Destination, _ target: EnvironmentRouter.LinkTarget, _ label: Label) {
    self.destination = destination
    self.target = target
    self.label = label
  }

  /// The link as a button.
  public var body: some View {
    Button {
      router.follow(target)
    } label: {
      label
    }
    .disabled(!isPermitted || router.performer(of: target) == nil)
    .onAppear { ask() }
    .onChange(of: router.policy) { ask() }
    .onChange(of: destination) { ask() }
  }

  /// Returns a link that is also disabled while the director would refuse it.
  ///
  /// The director is asked when the link appears, for another destination, and after a change of
  /// policy. To answer, it makes the screens and releases them again, so use this for destinations
  /// that are cheap to make.
  public func disabledWhileRefused() -> RouteLink {
    var link = self
    link.asksFirst = true
    return link
  }

  private func ask() {
    if asksFirst { isPermitted = router.permits(target) }
  }
}

extension RouteLink where Destination: Route {
  /// Makes a link that triggers a route.
  ///
  /// - Parameters:
  ///   - route: The route to trigger.
  ///   - label: The label of the link.
  public init(to route: Destination, @ViewBuilder label: () -> Label) {
    self.init(route, EnvironmentRouter.LinkTarget(route: route), label())
  }

  /// Makes a link with a text as its label.
  public init(_ title: some StringProtocol, to route: Destination) where Label == Text {
    self.init(to: route) { Text(title) }
  }
}

extension RouteLink where Destination: ScreenKey {
  /// Makes a link that shows the screen of a key.
  public init(
    to key: Destination, as placement: Placement = .push, @ViewBuilder label: () -> Label
  ) {
    self.init(key, EnvironmentRouter.LinkTarget { .present(key, as: placement) }, label())
  }

  /// Makes a link with a text as its label.
  public init(
    _ title: some StringProtocol, to key: Destination, as placement: Placement = .push
  ) where Label == Text {
    self.init(to: key, as: placement) { Text(title) }
  }
}

extension RouteLink where Destination: FlowKey {
  /// Makes a link that starts the flow of a key, without awaiting its result.
  public init(
    to key: Destination, as placement: Placement = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.init(key, EnvironmentRouter.LinkTarget { .start(key, as: placement) }, label())
  }

  /// Makes a link with a text as its label.
  public init(
    _ title: some StringProtocol, to key: Destination, as placement: Placement = .automatic
  ) where Label == Text {
    self.init(to: key, as: placement) { Text(title) }
  }
}
#endif
