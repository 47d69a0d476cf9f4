extension SceneTransition {
  /// Returns one that does what another route of the same coordinator stands for.
  ///
  /// - Parameter route: The route; a circle of redirects is refused with an error that names it.
  /// - Returns: The transition.
  public static func redirect(to route: some Route) -> SceneTransition {
    SceneTransition(RouteOperation(AnyRoute(route)))
  }

  /// Returns one that does what a route of the nearest coordinator above stands for.
  ///
  /// - Parameter route: The route, whose type tells which of them is meant.
  /// - Returns: The transition.
  public static func parent(_ route: some Route) -> SceneTransition {
    SceneTransition(RouteOperation(AnyRoute(route), by: .parent))
  }

  /// Returns one that starts a child and does some of its own routes at once.
  ///
  /// - Parameters:
  ///   - child: The coordinator, not started yet.
  ///   - route: The route that comes after its initial one.
  ///   - more: The routes after that, in order.
  ///   - placement: Where it is shown.
  /// - Returns: The transition.
  public static func start<C: Routing>(
    _ child: C, _ route: C.RouteType, _ more: C.RouteType..., as placement: Placement = .automatic
  ) -> SceneTransition {
    var source = CoordinatorSource(child)
    source.routes = ([route] + more).map { AnyRoute($0) }
    return start(source, as: placement)
  }

  /// Returns one that starts a child with a result.
  ///
  /// - Parameters:
  ///   - child: The coordinator, not started yet.
  ///   - placement: Where it is shown.
  ///   - ended: Receives the outcome, exactly once, on every way out.
  /// - Returns: The transition.
  public static func start<Child: Concluding>(
    _ child: Child, as placement: Placement = .automatic,
    ended: @escaping @MainActor (Outcome<Child.Output>) -> Void
  ) -> SceneTransition {
    start(CoordinatorSource(child), as: placement, ended: ended)
  }
}
