extension Routing {
  /// Triggers one of its routes.
  ///
  /// Equal routes in two turns of the main actor, before the display has settled, are a double tap;
  /// the second one is refused.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - source: The screen that asks; refused as stale where it is not active any more.
  ///   - animation: How it is to be shown, where the route's transition does not say.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: What became of it.
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
