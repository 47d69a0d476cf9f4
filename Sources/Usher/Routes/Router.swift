/// A small handle that triggers the routes of a coordinator, known by the type of the routes alone.
///
/// To be handed to screens and models, on any actor. It does not keep its coordinator alive; once
/// that has gone, whatever it triggers is refused as ended.
///
/// ```swift
/// try await router.trigger(.show(42)).settled()
/// ```
public struct Router<R: Route>: Sendable {
  private let target: Target

  /// Makes a router of a coordinator.
  ///
  /// - Parameter coordinator: The coordinator, which is held weakly.
  @MainActor public init<C: Routing>(_ coordinator: C) where C.RouteType == R {
    self.init(named: coordinator.outlineName) { [weak coordinator] in coordinator }
  }

  /// Makes a router of whatever coordinator is found when it is used.
  @MainActor package init(named name: String, find: @escaping @MainActor () -> Coordinator?) {
    target = Target(name: name, find: find)
  }

  /// Triggers a route.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - source: The screen that asks; refused as stale where it is not active any more.
  ///   - animation: How it is to be shown, where the route's transition does not say.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: What became of it; refused as ended where the coordinator has gone.
  @discardableResult @MainActor public func trigger(
    _ route: R, from source: (any Screen)? = nil, animation: TransitionAnimation = .default,
    fileID: String = #fileID, line: Int = #line
  ) -> Navigation {
    let operation = Transition.Operation.route(AnyRoute(route))
    let callSite = CallSite(fileID: fileID, line: line)
    guard let coordinator = target.find() else { return target.refuse(operation, at: callSite) }
    return coordinator.perform(
      operation, from: source, animation: animation, cause: .route, at: callSite)
  }
}

/// Finds the coordinator of a router; a class, so that the router is one reference.
@MainActor private final class Target {
  let name: String
  let find: @MainActor () -> Coordinator?

  init(name: String, find: @escaping @MainActor () -> Coordinator?) {
    self.name = name
    self.find = find
  }

  func refuse(_ operation: Transition.Operation, at callSite: CallSite) -> Navigation {
    let verb = Transition(operation).verb
    let navigation = Navigation()
    navigation.refuse(Obstacle.ended(name).error(verb: verb, coordinator: name, at: callSite))
    return navigation
  }
}
