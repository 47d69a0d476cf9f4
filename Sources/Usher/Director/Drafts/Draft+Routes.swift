/// Performs routes, each as the coordinator that it belongs to.
extension Draft {
  mutating func perform(_ route: AnyRoute, by coordinator: Coordinator) throws(Refusal) {
    let preparation = preparation
    let number = director.identityGenerator.next
    try preparation.routeTrace.enter(route, of: coordinator, from: number)
    defer { preparation.routeTrace.leave() }
    let transition = try transition(to: route, of: coordinator)
    try acting(as: coordinator) { draft throws(Refusal) in try draft.follow(transition) }
  }

  /// Runs a body as another coordinator.
  mutating func acting<R>(
    as coordinator: Coordinator, _ body: (inout Draft) throws(Refusal) -> R
  ) throws(Refusal) -> R {
    let outer = requester
    defer { requester = outer }
    requester = coordinator
    return try body(&self)
  }

  /// Plans a transition for the request, which cancels it when the request is refused.
  mutating func follow(_ transition: SceneTransition) throws(Refusal) {
    let transition = transition.performance()
    request.followed.append(transition)
    try plan(transition)
  }

  private func transition(
    to route: AnyRoute, of coordinator: Coordinator
  ) throws(Refusal) -> SceneTransition {
    do {
      let routing = coordinator as? any Routing
      if let transition = try routing?.transition(toAny: route) { return transition }
    } catch {
      throw .preparation(error, of: "The route \(route)")
    }
    throw .unrouted(route, "\(coordinator.outlineName) has no routes of that type")
  }

  func performer(of route: AnyRoute, from coordinator: Coordinator?) -> Coordinator? {
    coordinator?.selfAndAncestors.first { $0.accepts(route) }
  }

  func outermost(accepting route: AnyRoute) -> Coordinator? {
    var level = [director.root]
    while !level.isEmpty {
      if let performer = level.first(where: { $0.accepts(route) }) { return performer }
      level = level.flatMap(\.children)
    }
    return preparation.coordinators.first { $0.accepts(route) }
  }

  /// Performs the initial routes of newly prepared coordinators, the innermost first.
  mutating func performInitialRoutes(after count: Int) throws(Refusal) {
    for coordinator in preparation.coordinators[count...].reversed() {
      guard coordinator.givenLayout == nil, let routing = coordinator as? any Routing else {
        continue
      }
      try performInitialRoute(of: routing)
    }
  }

  mutating func performInitialRoute(of coordinator: any Routing) throws(Refusal) {
    let route = AnyRoute(coordinator.initialRoute)
    coordinator.startRoute = route
    try perform(route, by: coordinator)
  }

  /// The first of the places of the requester's routes that is a right one.
  func routePlace(where isRight: (Node) -> Bool) -> Node? {
    preparation.routePlaces[requester.id]?.lazy.compactMap(tree.node).first(where: isRight)
  }

  func requireFilled() throws(Refusal) {
    for (id, coordinator) in preparation.unfilled {
      let isMoved = preparation.routePlaces[coordinator.id] != nil
      guard isMoved ? nodes(of: coordinator).isEmpty : tree.node(id)?.children.isEmpty ?? false
      else { continue }
      throw .impossible(
        "\(coordinator.outlineName) shows nothing: its routes left its stack empty.",
        "Let its initial route push or set a screen, or override build().")
    }
  }

  /// Returns a node with the current route, and records its entrance animation.
  ///
  /// Without a route, a durable key is the route of its own node.
  mutating func marked(
    _ node: Node, by key: (any LayoutItem)? = nil, since start: UInt64? = nil
  ) -> Node {
    if animation != .default { entrances[node.id] = animation }
    guard node.route == nil else { return node }
    var attributes = node.attributes
    if let step = preparation.routeTrace.current {
      (attributes.route, attributes.routeStart) = (step.route, step.start)
    } else if let key = key as? any DurableRoute {
      (attributes.route, attributes.routeStart) = (AnyRoute(key), start ?? node.id.number)
    } else {
      return node
    }
    var node = node
    node.attributes = attributes
    return node
  }
}
extension Preparation {
  /// The routes that are being followed, each because of the one before it.
  @MainActor struct RouteTrace {
    private var steps: [Step] = []
    private static let limit = 64

    struct Step {
      let coordinator: CoordinatorID
      let route: AnyRoute
      /// The number of the first identity that could be issued for it.
      let start: UInt64
    }

    var current: Step? { steps.last }

    mutating func enter(
      _ route: AnyRoute, of coordinator: Coordinator, from start: UInt64
    ) throws(Refusal) {
      let isRepeated = steps.contains { $0.coordinator == coordinator.id && $0.route == route }
      if isRepeated { throw .loop("The routes lead in a circle", names(until: route)) }
      if steps.count >= Self.limit {
        throw .loop("More than \(Self.limit) routes lead on to each other", names(until: route))
      }
      steps.append(Step(coordinator: coordinator.id, route: route, start: start))
    }

    mutating func leave() { steps.removeLast() }

    private func names(until route: AnyRoute) -> [String] {
      let first = steps.firstIndex { $0.route == route } ?? 0
      return steps[first...].map { "\($0.route)" } + ["\(route)"]
    }
  }
}
