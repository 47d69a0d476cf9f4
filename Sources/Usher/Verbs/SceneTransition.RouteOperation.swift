extension SceneTransition {
  struct RouteOperation: SceneOperation {
    let performer: Performer
    let anyRoute: AnyRoute

    /// The coordinator that performs the route.
    enum Performer {
      /// The coordinator that makes the request.
      case requester
      /// The nearest ancestor with routes of that type.
      case parent
      /// The nearest one to the requester, or else to the active screen.
      case nearest
      /// The nearest one to the screen that the steps before it lead to.
      case leading
      /// The one that a router finds.
      case found(name: String, @MainActor () -> Coordinator?)
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
      case .requester: try draft.lead(to: anyRoute, by: draft.requester)
      case .parent: try draft.performByParent(anyRoute)
      case .nearest: try draft.performByNearest(anyRoute)
      case .leading: try draft.performByLeading(anyRoute)
      case .found(let name, let find): try draft.perform(anyRoute, by: find(), named: name)
      }
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
    let near = performer(of: route, from: requester) ?? performer(of: route, from: active)
    try perform(route, byNear: near)
  }

  fileprivate mutating func performByLeading(_ route: AnyRoute) throws(Refusal) {
    let active = tree.active.flatMap { coordinator($0.owner) }
    try perform(route, byNear: performer(of: route, from: active))
  }

  private mutating func perform(
    _ route: AnyRoute, byNear near: Coordinator?
  ) throws(Refusal) {
    guard let performer = near ?? outermost(accepting: route) else {
      throw .unrouted(route, "no coordinator has routes of that type")
    }
    try lead(to: route, by: performer)
  }

  /// Performs a route of a coordinator that runs in this window, or starts with this draft.
  fileprivate mutating func perform(
    _ route: AnyRoute, by coordinator: Coordinator?, named name: String
  ) throws(Refusal) {
    guard let coordinator, !coordinator.isFinished else { throw .ended(name) }
    guard let window = coordinator.director else { throw .unstarted(name) }
    guard window === director else {
      throw .impossible(
        "\(name) is in another window.", "Trigger the route on its own router instead.")
    }
    guard self.coordinator(coordinator.id) === coordinator else { throw .unstarted(name) }
    guard isStanding(coordinator) else { throw .ended(name) }
    try lead(to: route, by: coordinator)
  }

  /// Returns true if the draft leaves a coordinator any node.
  private func isStanding(_ coordinator: Coordinator) -> Bool {
    if coordinator === director.root || coordinator.isBeingPrepared { return true }
    let family = Set(selfAndEmbedded(of: coordinator).map(\.id))
    return tree.nodes.contains { family.contains($0.owner) }
  }

  /// Pops a stack to its first screen, unless this draft has added to it; so too what a narrow window
  /// has as a stack.
  mutating func popToFirst(_ id: NodeID) throws(Refusal) {
    let item = tree.node(id).flatMap(itemOfNarrowStack)
    let around = item.flatMap { tree.path(to: $0).last { $0.kind == .stack } }
    guard let stack = around ?? tree.node(id), stack.kind == .stack,
      stack.children.allSatisfy({ director.tree.node($0.id) != nil })
    else { return }
    let first = item.flatMap { item in stack.children.firstIndex { $0.id == item } } ?? 0
    try keep(first: first + 1, of: stack)
  }

  /// The item of a layout that is a stack of one item in a narrow window, and something else in this one.
  private func itemOfNarrowStack(_ top: Node) -> NodeID? {
    guard top.kind != .stack, let coordinator = coordinator(top.owner) else { return nil }
    return coordinator.arrangements.indices.lazy.map { self.arrangement(of: coordinator, $0) }
      .first { $0.top == top.id && $0.compact.isStack && $0.compact.leaves.count == 1 }
      .flatMap { arrangement in
        arrangement.compact.leaf.arrangedID.flatMap { arrangement.items[$0]?.node }
      }
  }

  fileprivate mutating func performByParent(_ route: AnyRoute) throws(Refusal) {
    guard let parent = requester.parent.flatMap({ performer(of: route, from: $0) }) else {
      throw .unrouted(
        route, "no coordinator above \(requester.outlineName) has routes of that type")
    }
    try lead(to: route, by: parent)
  }

  /// The requester's stack; in an empty window, a new one for its routes.
  mutating func openStack() throws(Refusal) -> Node {
    guard tree.isEmpty, requester.isBeingPrepared, requester is any Routing else {
      return try stack()
    }
    let stack = preparation.unfilledStack(of: requester)
    try apply(.root(stack))
    return stack
  }
}
