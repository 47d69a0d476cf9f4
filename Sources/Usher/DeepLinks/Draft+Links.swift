extension SceneTransition {
  struct OpenOperation: SceneOperation {
    let link: DeepLink

    var verb: Message { "open \(link)" }
    var target: String { "\(link)" }
    var signature: AnyHashable? { AnyHashable(link) }

    func plan(on draft: inout Draft) throws(Refusal) { try draft.open(link) }
  }
}

/// Opening a link keeps the part of its path that is in the tree, and adds the rest.
extension Draft {
  fileprivate mutating func open(_ link: DeepLink) throws(Refusal) {
    var progress = LinkProgress(rest: link.routes[...])
    selectsAfresh = true
    try returnToCommonPrefix(of: &progress)
    for route in progress.rest {
      let performer = try performer(of: route, on: progress)
      try returnToStart(performer, on: &progress)
      if !isThere(route, of: performer) { try lead(to: route, by: performer) }
      progress.hasLed = true
    }
  }

  /// Returns to the last place of the path in the tree, or dismisses every modal if there is none.
  private mutating func returnToCommonPrefix(of progress: inout LinkProgress) throws(Refusal) {
    guard let (id, count) = standing(of: progress.rest) else {
      if let first = tree.modals.first { try apply(.remove(first.id)) }
      return
    }
    progress.rest.removeFirst(count)
    progress.hasLed = true
    progress.returned = Set(tree.path(to: id).map(\.owner))
    try clear(above: id)
  }

  /// Returns true if the active node is the route's already, so that following it is unnecessary.
  private func isThere(_ route: AnyRoute, of performer: Coordinator) -> Bool {
    tree.active.map { $0.owner == performer.id && $0.route == route } ?? false
  }

  /// Returns the last node that the longest prefix of the routes led to, and the prefix's length; of
  /// several, one in front.
  private func standing(of routes: ArraySlice<AnyRoute>) -> (id: NodeID, count: Int)? {
    let nodes = tree.nodes
    let front = Set(tree.active.map { tree.path(to: $0.id).map(\.id) } ?? [])
    for count in stride(from: routes.count, to: 0, by: -1) {
      let found = nodes.filter { node in
        node.route == routes[count - 1]
          && RoutePath(to: node.id, in: tree, start: startRoute).isOf(routes.prefix(count))
      }
      if let node = found.last(where: { front.contains($0.id) }) ?? found.last {
        return (node.id, count)
      }
    }
    return nil
  }

  private func startRoute(_ node: Node) -> AnyRoute? { coordinator(node.owner)?.startRoute }

  /// Returns the coordinator that performs a route.
  ///
  /// The first route goes to the outermost coordinator that accepts it, later ones to the nearest.
  private func performer(
    of route: AnyRoute, on progress: LinkProgress
  ) throws(Refusal) -> Coordinator {
    let active = tree.active.flatMap { coordinator($0.owner) }
    let near = progress.hasLed ? performer(of: route, from: active) : nil
    guard let performer = near ?? outermost(accepting: route) else {
      throw .unrouted(route, "no coordinator there has routes of that type")
    }
    return performer
  }

  /// Takes a coordinator that continues the path back to its first screen, once for each link.
  private mutating func returnToStart(
    _ coordinator: Coordinator, on progress: inout LinkProgress
  ) throws(Refusal) {
    guard !coordinator.isBeingPrepared, progress.returned.insert(coordinator.id).inserted else {
      return
    }
    let layouts = coordinator.selfAndEmbedded.compactMap(\.startRecord.layout)
    let nodes = layouts + coordinator.selfAndEmbedded.flatMap(\.nodes)
    let first = nodes.first { tree.node($0) != nil }
    if let first { try clear(above: first) }
  }

  /// Shows a node with nothing above it, in its stacks and over its layer.
  private mutating func clear(above id: NodeID) throws(Refusal) {
    let index = tree.modals.firstIndex { $0.node.descendant(id) != nil }
    let above = tree.modals.dropFirst(index.map { $0 + 1 } ?? 0)
    if let first = above.first { try apply(.remove(first.id)) }
    try reveal(id)
    let path = tree.path(to: id)
    for (stack, child) in zip(path, path.dropFirst()) where stack.kind == .stack {
      let index = stack.children.firstIndex { $0.id == child.id } ?? 0
      try keep(first: index + 1, of: stack)
    }
    try popToFirst(id)
  }
}

/// The progress of opening a link.
private struct LinkProgress {
  var rest: ArraySlice<AnyRoute>
  /// The coordinators that are back at their start, or on the part of the path that is kept.
  var returned: Set<CoordinatorID> = []
  var hasLed = false
}
