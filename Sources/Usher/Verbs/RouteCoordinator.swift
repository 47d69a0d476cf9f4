/// A route that defines its own transition, for a `RouteCoordinator`.
public protocol TransitionRoute: Route {
  /// Returns the transition that the route stands for.
  ///
  /// - Throws: An error that refuses the route.
  @MainActor func transition(in coordinator: RouteCoordinator<Self>) throws -> SceneTransition
}

/// A coordinator for routes that define their own transitions.
///
/// It starts with a stack, which its initial route fills. Outlines name it after its routes.
public final class RouteCoordinator<R: TransitionRoute>: Coordinator, Routing {
  /// The route that it starts with.
  public let initialRoute: R

  /// Makes a coordinator that has not started.
  public init(initial: R) { initialRoute = initial }

  /// Returns the transition that a route defines.
  public func transition(to route: R) throws -> SceneTransition { try route.transition(in: self) }
}

extension RouteCoordinator: OutlineNamed {
  package static var name: String { OutlineName.short(R.self, without: ["Route"]) }
}
