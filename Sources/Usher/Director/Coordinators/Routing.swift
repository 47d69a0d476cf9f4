/// A coordinator whose places are routes, each turned into a transition when it is triggered.
///
/// ```swift
/// final class SeasonCoordinator: Coordinator, Routing {
///   var initialRoute: SeasonRoute { .overview }
///   func transition(to route: SeasonRoute) throws -> SceneTransition { … }
/// }
/// ```
///
/// Without a `build()` of its own, it starts with a stack that the initial route fills.
@MainActor public protocol Routing: Coordinator {
  /// The type of its routes.
  associatedtype RouteType: Route

  /// The route that it starts with, done on top of what `build()` returned, in the same commit.
  ///
  /// Asked once, while it is prepared, so that it may depend on state.
  var initialRoute: RouteType { get }

  /// Returns what a route stands for now: a transition that nobody else has seen yet.
  ///
  /// - Throws: What keeps it from being made; the route is refused with it.
  func transition(to route: RouteType) throws -> SceneTransition
}

extension Routing {
  var anyInitialRoute: AnyRoute { AnyRoute(initialRoute) }

  func isOwn(_ route: AnyRoute) -> Bool { route.as(RouteType.self) != nil }

  /// Returns the transition of a route of any type; `nil` where it is not one of its routes.
  func transition(toAny route: AnyRoute) throws -> SceneTransition? {
    try route.as(RouteType.self).map(transition(to:))
  }
}

extension Coordinator {
  package func accepts(_ route: AnyRoute) -> Bool { (self as? any Routing)?.isOwn(route) ?? false }
}
