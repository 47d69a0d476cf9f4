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

  /// Returns what a route stands for, now.
  ///
  /// - Parameter route: The route.
  /// - Returns: The transition, which nobody else has seen yet.
  /// - Throws: What keeps it from being made; the route is refused with it.
  func transition(to route: RouteType) throws -> SceneTransition
}

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
      .route(AnyRoute(route)), from: source, animation: animation, cause: .route,
      at: CallSite(fileID: fileID, line: line))
  }

  /// A handle that triggers its routes and does not keep it alive.
  public var router: Router<RouteType> { Router(self) }
}

extension Routing {
  var anyInitialRoute: AnyRoute { AnyRoute(initialRoute) }

  func isOwn(_ route: AnyRoute) -> Bool { route.as(RouteType.self) != nil }

  /// What a route of any type stands for; `nil` where it is not one of its routes.
  func transition(toAny route: AnyRoute) throws -> SceneTransition? {
    try route.as(RouteType.self).map(transition(to:))
  }
}

extension Coordinator {
  /// Whether a route is one of its own.
  func accepts(_ route: AnyRoute) -> Bool {
    (self as? any Routing)?.isOwn(route) ?? false
  }
}
