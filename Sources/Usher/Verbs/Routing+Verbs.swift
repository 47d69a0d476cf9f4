extension Routing {
  /// Triggers one of its routes.
  ///
  /// Equal routes in two turns of the main actor, before the display has settled, are a double tap;
  /// the second one is refused.
  ///
  /// The animation is used where the route's transition has none.
  @discardableResult
  public func trigger(
    _ route: RouteType, from source: (any Screen)? = nil,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    perform(
      SceneTransition(RouteOperation(AnyRoute(route))), from: source, animation: animation,
      cause: .route,
      at: CallSite(fileID: fileID, line: line))
  }

  /// A handle that triggers its routes and does not keep it alive.
  public var router: Router<RouteType> { Router(self) }
}
