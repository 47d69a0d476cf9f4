extension SceneTransition {
  /// Returns one that does what another route of the same coordinator stands for.
  ///
  /// A circle of redirects is refused with an error that names it.
  public static func redirect(to route: some Route) -> SceneTransition {
    SceneTransition(RouteOperation(AnyRoute(route)))
  }

  /// Returns one that does what a route of the nearest coordinator above stands for.
  ///
  /// The type of the route tells which coordinator is meant.
  public static func parent(_ route: some Route) -> SceneTransition {
    SceneTransition(RouteOperation(AnyRoute(route), by: .parent))
  }

  /// Returns one that starts a child and does some of its own routes at once.
  public static func start<C: Routing>(
    _ child: C, _ route: C.RouteType, _ more: C.RouteType..., as placement: Placement = .automatic
  ) -> SceneTransition {
    var source = CoordinatorSource(child)
    source.routes = ([route] + more).map { AnyRoute($0) }
    return start(source, as: placement)
  }

  /// Returns one that starts a child with a result.
  ///
  /// The closure receives the outcome exactly once, on every way out.
  public static func start<Child: Concluding>(
    _ child: Child, as placement: Placement = .automatic,
    ended: @escaping @MainActor (Outcome<Child.Output>) -> Void
  ) -> SceneTransition {
    start(CoordinatorSource(child), as: placement, ended: ended)
  }
}
