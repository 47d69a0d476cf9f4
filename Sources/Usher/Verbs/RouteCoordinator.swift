/// A route that makes its own transition, for a coordinator that has nothing to add.
public protocol TransitionRoute: Route {
  /// Returns what it stands for.
  ///
  /// - Throws: An error that refuses the route.
  @MainActor func transition(in coordinator: RouteCoordinator<Self>) throws -> SceneTransition
}

/// A ready coordinator for routes that make their own transitions.
///
/// It starts with a stack that its initial route fills. Outlines name it after its routes.
public final class RouteCoordinator<R: TransitionRoute>: Coordinator, Routing {
  /// The route that it starts with.
  public let initialRoute: R

  /// Makes a coordinator that has not started.
  public init(initial: R) { initialRoute = initial }

  /// Returns what a route says that it stands for.
  public func transition(to route: R) throws -> SceneTransition { try route.transition(in: self) }
}

extension RouteCoordinator: OutlineNamed {
  package static var name: String { OutlineName.short(R.self, without: ["Route"]) }
}
