/// A coordinator with routes, each of which it turns into a transition when it is triggered.
///
/// ```swift
/// final class SeasonCoordinator: Coordinator, Routing {
///   var initialRoute: SeasonRoute { .overview }
///   func transition(to route: SeasonRoute) throws -> SceneTransition { … }
/// }
/// ```
///
/// If it does not override `build()`, it starts with a stack, which the initial route fills; one
/// that is pushed fills its parent's.
@MainActor public protocol Routing: Coordinator {
  /// The type of its routes.
  associatedtype RouteType: Route

  /// The route that it starts with, followed after `build()`, in the same commit.
  ///
  /// Read once, while the coordinator is being prepared, so it may depend on state.
  var initialRoute: RouteType { get }

  /// Returns a new transition for a route.
  ///
  /// - Throws: An error that refuses the route.
  func transition(to route: RouteType) throws -> SceneTransition
}

extension Routing {
  func isOwn(_ route: AnyRoute) -> Bool { route.as(RouteType.self) != nil }

  /// Returns the transition for a route of any type; `nil` if it is not one of its routes.
  func transition(toAny route: AnyRoute) throws -> SceneTransition? {
    try route.as(RouteType.self).map(transition(to:))
  }
}

extension Coordinator {
  /// `true` for its own routes, and for a durable key, which every coordinator can show.
  package func accepts(_ route: AnyRoute) -> Bool { follows(route) || route.isKey }

  func follows(_ route: AnyRoute) -> Bool { (self as? any Routing)?.isOwn(route) ?? false }
}

extension AnyRoute {
  /// `true` for a durable key, which serves as the route of its screen or flow.
  var isKey: Bool { value is any ScreenKey || value is any FlowKey }
}
