/// Does what a route stands for.
struct RouteOperation: SceneOperation {
  let performer: Performer
  let anyRoute: AnyRoute

  /// Whose route it is.
  enum Performer {
    /// The coordinator that asks.
    case requester
    /// The nearest one above it that has such routes.
    case parent
    /// The nearest one to where the user is.
    case nearest
  }

  init(_ route: AnyRoute, by performer: Performer = .requester) {
    anyRoute = route
    self.performer = performer
  }

  var verb: Message { "trigger \(anyRoute)" }
  var target: String { "\(anyRoute)" }
  var route: AnyRoute? { anyRoute }
  var signature: AnyHashable? {
    guard case .requester = performer else { return nil }
    return AnyHashable(anyRoute)
  }

  func plan(on draft: inout Draft) throws(Obstacle) {
    switch performer {
    case .requester: try draft.follow(anyRoute, by: draft.asker)
    case .parent: try draft.followAbove(anyRoute)
    case .nearest: try draft.reach(anyRoute)
    }
  }
}

/// Doing routes wherever they belong.
extension Draft {
  func outermost(accepting route: AnyRoute) -> Coordinator? {
    var queue = [director.root]
    while !queue.isEmpty {
      let coordinator = queue.removeFirst()
      if coordinator.accepts(route) { return coordinator }
      queue += coordinator.children
    }
    return preparation.coordinators.first { $0.accepts(route) }
  }

  /// Does a route as the nearest coordinator that can.
  fileprivate mutating func reach(_ route: AnyRoute) throws(Obstacle) {
    let active = tree.active.flatMap { coordinator($0.owner) }
    guard
      let performer = performer(of: route, from: asker) ?? performer(of: route, from: active)
        ?? outermost(accepting: route)
    else { throw .unrouted(route, "no coordinator has routes of that type") }
    try follow(route, by: performer)
  }

  /// Pops a stack to its first screen, unless this very link has put something there.
  mutating func tidyInside(_ id: NodeID) throws(Obstacle) {
    guard let stack = tree.node(id), stack.kind == .stack,
      stack.children.allSatisfy({ director.tree.node($0.id) != nil })
    else { return }
    try keep(first: 1, of: stack)
  }

  /// The route of the nearest coordinator above the one that acts.
  fileprivate mutating func followAbove(_ route: AnyRoute) throws(Obstacle) {
    guard let parent = asker.parent.flatMap({ performer(of: route, from: $0) }) else {
      throw .unrouted(route, "no coordinator above \(asker.outlineName) has routes of that type")
    }
    try follow(route, by: parent)
  }

  /// The stack that the asker stands in; in an empty window, routes fill one that is made for them.
  mutating func openStack() throws(Obstacle) -> Node {
    guard tree.isEmpty, asker.isBeingPrepared, asker is any Routing else { return try stack() }
    let stack = preparation.unfilledStack(of: asker)
    try apply(.root(stack))
    return stack
  }
}
