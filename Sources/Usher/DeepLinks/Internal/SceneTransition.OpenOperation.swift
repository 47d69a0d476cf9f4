extension SceneTransition {
  /// The opening of a link, which keeps the part of its path that is in the tree and adds the rest.
  struct OpenOperation: SceneOperation {
    let link: DeepLink

    var verb: Message { "open \(link)" }
    var target: String { "\(link)" }
    var signature: AnyHashable? { AnyHashable(link) }

    func plan(on draft: inout Draft) throws(Refusal) {
      var path = LinkPath(rest: link.routes[...])
      try path.open(on: &draft)
    }
  }
}

/// The path of a link while it is opened.
@MainActor private struct LinkPath {
  var rest: ArraySlice<AnyRoute>
  /// The coordinators that are back at their start, or on the part of the path that is kept.
  var returned: Set<CoordinatorID> = []
  var hasLed = false

  mutating func open(on draft: inout Draft) throws(Refusal) {
    draft.selectsAfresh = true
    try returnToCommonPrefix(on: &draft)
    for route in rest {
      let performer = try performer(of: route, in: draft)
      try returnToStart(performer, on: &draft)
      if !isThere(route, of: performer, in: draft) { try draft.follow(route, by: performer) }
      hasLed = true
    }
  }

  /// Returns to the last place of the path in the tree, or dismisses every modal if there is none.
  private mutating func returnToCommonPrefix(on draft: inout Draft) throws(Refusal) {
    guard let (id, count) = standing(in: draft) else { return try draft.dismissAll() }
    rest.removeFirst(count)
    hasLed = true
    returned = Set(draft.tree.path(to: id).map(\.owner))
    try clear(above: id, on: &draft)
  }

  /// Returns true if the active node is the route's already, so that following it is unnecessary.
  private func isThere(_ route: AnyRoute, of performer: Coordinator, in draft: Draft) -> Bool {
    draft.tree.active.map { $0.owner == performer.id && $0.route == route } ?? false
  }

  /// Returns the last node that the longest prefix of the routes led to, in front if there are
  /// several, and the prefix's length.
  private func standing(in draft: Draft) -> (id: NodeID, count: Int)? {
    let tree = draft.tree
    let nodes = tree.nodes
    let front = Set(tree.active.map { tree.path(to: $0.id).map(\.id) } ?? [])
    let startRoute = { (node: Node) in draft.coordinator(node.owner)?.startRoute }
    for count in stride(from: rest.count, to: 0, by: -1) {
      let found = nodes.filter { node in
        node.route == rest[count - 1]
          && RoutePath(to: node.id, in: tree, start: startRoute).isOf(rest.prefix(count))
      }
      if let node = found.last(where: { front.contains($0.id) }) ?? found.last {
        return (node.id, count)
      }
    }
    return nil
  }

  /// Returns the coordinator that performs a route.
  ///
  /// The first route goes to the outermost coordinator that accepts it, later ones to the nearest.
  private func performer(of route: AnyRoute, in draft: Draft) throws(Refusal) -> Coordinator {
    let active = draft.tree.active.flatMap { draft.coordinator($0.owner) }
    let near = hasLed ? draft.performer(of: route, from: active) : nil
    guard let performer = near ?? draft.outermost(accepting: route) else {
      throw .unrouted(route, "no coordinator there has routes of that type")
    }
    return performer
  }

  /// Takes a coordinator that continues the path back to its first screen, once for each link.
  private mutating func returnToStart(
    _ coordinator: Coordinator, on draft: inout Draft
  ) throws(Refusal) {
    guard !coordinator.isBeingPrepared, returned.insert(coordinator.id).inserted else { return }
    let layouts = coordinator.selfAndEmbedded.compactMap(\.startRecord.layout)
    let nodes = layouts + coordinator.selfAndEmbedded.flatMap(\.nodes)
    let first = nodes.first { draft.tree.node($0) != nil }
    if let first { try clear(above: first, on: &draft) }
  }

  /// Shows a node with nothing above it, in its stacks and over its layer.
  private func clear(above id: NodeID, on draft: inout Draft) throws(Refusal) {
    let layers = draft.tree.modals
    let index = layers.firstIndex { $0.node.descendant(id) != nil }
    let above = layers.dropFirst(index.map { $0 + 1 } ?? 0)
    if let first = above.first { try draft.apply(.remove(first.id)) }
    try draft.reveal(id)
    let path = draft.tree.path(to: id)
    for (stack, child) in zip(path, path.dropFirst()) where stack.kind == .stack {
      let index = stack.children.firstIndex { $0.id == child.id } ?? 0
      try draft.truncate(stack, to: index + 1)
    }
    try draft.popToFirst(id)
  }
}
