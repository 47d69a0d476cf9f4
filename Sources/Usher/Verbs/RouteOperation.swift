/// Does what a route stands for.
struct RouteOperation: SceneOperation {
  let performer: Performer
  let anyRoute: AnyRoute

  /// The coordinator that performs the route.
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

  func plan(on draft: inout Draft) throws(Refusal) {
    switch performer {
    case .requester: try draft.perform(anyRoute, by: draft.requester)
    case .parent: try draft.performByParent(anyRoute)
    case .nearest: try draft.performByNearest(anyRoute)
    }
  }
}

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

  fileprivate mutating func performByNearest(_ route: AnyRoute) throws(Refusal) {
    let active = tree.active.flatMap { coordinator($0.owner) }
    guard
      let performer = performer(of: route, from: requester) ?? performer(of: route, from: active)
        ?? outermost(accepting: route)
    else { throw .unrouted(route, "no coordinator has routes of that type") }
    try perform(route, by: performer)
  }

  /// Pops a stack to its first screen, unless this very link has put something there.
  mutating func popToFirst(_ id: NodeID) throws(Refusal) {
    guard let stack = tree.node(id), stack.kind == .stack,
      stack.children.allSatisfy({ director.tree.node($0.id) != nil })
    else { return }
    try keep(first: 1, of: stack)
  }

  fileprivate mutating func performByParent(_ route: AnyRoute) throws(Refusal) {
    guard let parent = requester.parent.flatMap({ performer(of: route, from: $0) }) else {
      throw .unrouted(
        route, "no coordinator above \(requester.outlineName) has routes of that type")
    }
    try perform(route, by: parent)
  }

  /// The stack that the requester stands in; in an empty window, routes fill one that is made for them.
  mutating func openStack() throws(Refusal) -> Node {
    guard tree.isEmpty, requester.isBeingPrepared, requester is any Routing else {
      return try stack()
    }
    let stack = preparation.unfilledStack(of: requester)
    try apply(.root(stack))
    return stack
  }
}
