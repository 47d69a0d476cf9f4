/// Triggers the routes of a coordinator, and is known only by the type of the routes.
///
/// Pass it to screens and models, on any actor. It does not keep its coordinator alive; once the
/// coordinator has finished, every trigger is refused as `ended`.
///
/// ```swift
/// try await router.trigger(.show(42)).settled()
/// ```
public struct Router<R: Route>: Sendable {
  private let target: Target

  /// Makes a router for the coordinator that a closure finds at each use.
  @MainActor package init(
    named name: String, in director: SceneDirector? = nil,
    find: @escaping @MainActor () -> Coordinator?
  ) {
    target = Target(name: name, director, find: find)
  }

  @MainActor fileprivate var performer: SceneTransition.RouteOperation.Performer {
    .found(name: target.name) { [target] in target.coordinator }
  }

  /// Triggers a route.
  ///
  /// The animation is used if the route's transition has none. Refused as `ended` if the
  /// coordinator has gone.
  @discardableResult @MainActor public func trigger(
    _ route: R, from source: (any Screen)? = nil, animation: TransitionAnimation = .default,
    fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    let transition = SceneTransition(SceneTransition.RouteOperation(AnyRoute(route)))
    let callSite = CallSite(fileID: fileID, line: line)
    guard let coordinator = target.coordinator else {
      return target.refuse(transition, at: callSite)
    }
    return coordinator.request(
      transition, from: source, animation: animation, cause: .route, at: callSite)
  }
}

extension SceneTransition {
  /// Returns a transition that follows a route of another coordinator, in the same commit.
  ///
  /// The coordinator runs in the same window, or an earlier step of the same sequence starts it.
  public static func trigger<R: Route>(_ route: R, on router: Router<R>) -> SceneTransition {
    SceneTransition(RouteOperation(AnyRoute(route), by: router.performer))
  }

  /// Returns a transition that follows several routes in order, in one commit.
  ///
  /// The first is followed by the coordinator itself or the nearest one above it, each other one by
  /// the coordinator nearest to the screen that the routes before it lead to.
  public static func deepLink(_ first: any Route, _ rest: any Route...) -> SceneTransition {
    let steps = rest.map { SceneTransition(RouteOperation(AnyRoute($0), by: .leading)) }
    return sequence([SceneTransition(RouteOperation(AnyRoute(first), by: .nearest))] + steps)
  }
}

/// Finds the coordinator of a router; a class, so that the router is one reference.
@MainActor private final class Target {
  let name: String
  private let find: @MainActor () -> Coordinator?
  private weak var director: SceneDirector?

  init(name: String, _ director: SceneDirector?, find: @escaping @MainActor () -> Coordinator?) {
    self.name = name
    self.director = director
    self.find = find
  }

  /// The coordinator, while it exists; its director is remembered, to report later refusals.
  var coordinator: Coordinator? {
    let found = find()
    if let found { director = found.director }
    return found
  }

  func refuse(_ transition: SceneTransition, at callSite: CallSite) -> NavigationHandle {
    let error = Refusal.ended(name).error(
      verb: transition.operation.verb, coordinator: name, at: callSite)
    director?.reportRefusal(error, .route)
    return .refused(error)
  }
}

extension Routing {
  /// Triggers one of its routes.
  ///
  /// Equal routes in two turns of the main actor, before the display has settled, count as a double
  /// tap, and the second one is refused.
  ///
  /// The animation is used if the route's transition has none.
  @discardableResult
  public func trigger(
    _ route: RouteType, from source: (any Screen)? = nil,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    request(
      SceneTransition(SceneTransition.RouteOperation(AnyRoute(route))), from: source,
      animation: animation,
      cause: .route, at: CallSite(fileID: fileID, line: line))
  }

  /// A router for its routes, which does not keep it alive.
  public var router: Router<RouteType> {
    Router(named: outlineName, in: director) { [weak self] in self }
  }
}
