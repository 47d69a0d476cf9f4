/// Ending coordinators, in one place, whatever removed their nodes.
extension Draft {
  mutating func finish(with ending: Ending) throws(Obstacle) {
    if case .finished(let value) = ending { try requireResult(value) }
    guard asker !== director.root else { return try close(ending) }
    endings.add(asker, ending)
    try removeNodesOfEnding()
  }

  /// A result of another type would reach nobody.
  private func requireResult(_ value: Any) throws(Obstacle) {
    if let asker = asker as? any Concluding, asker.canGive(value) { return }
    throw .impossible(
      "\(asker.outlineName) does not give a \(type(of: value)) as its result.",
      "Finish with its Output, or with nothing.")
  }

  mutating func finishToRoot() throws(Obstacle) {
    let lineage = asker.lineage
    for child in lineage.flatMap(\.children).reversed() where !child.isEmbeddedByBuild {
      endings.add(child, .cancelled(.parentEnded))
    }
    try removeNodesOfEnding()
    let owners = Set(lineage.map(\.id))
    let presented = tree.modals.first { modal in
      tree.node(modal.presenter).map { owners.contains($0.owner) } ?? false
    }
    if let presented { try apply(.remove(presented.id)) }
    if let stack = try? stack(), let first = stack.children.firstIndex(where: isOwn) {
      try keep(first: first + 1, of: stack)
    }
    for id in lineage.flatMap(\.nodes) {
      if let stack = tree.node(id), stack.kind == .stack { try keep(first: 1, of: stack) }
    }
  }

  private func isOwn(_ node: Node) -> Bool { node.owner == asker.id }

  mutating func close(_ ending: Ending) throws(Obstacle) {
    closes = true
    endings.add(director.root, ending, children: .closed)
    if !tree.isEmpty { try apply(.root(nil)) }
  }

  /// Takes the nodes of all that end out of the tree, and ends whoever has none left by that.
  mutating func normalise() throws(Obstacle) {
    repeat {
      try removeNodesOfEnding()
      difference = tree.difference(from: director.tree)
    } while endWhoeverHasNoNodes()
    for coordinator in preparation.coordinators.reversed() { endIfEmpty(coordinator) }
    try requireLasting()
  }

  /// Nothing new belongs to whoever ends by it, nor was it started by such a one.
  private func requireLasting() throws(Obstacle) {
    guard !endings.coordinators.isEmpty else { return }
    for coordinator in preparation.coordinators where !endings.contains(coordinator) {
      if let parent = coordinator.parent, endings.contains(parent) {
        throw .ending(parent, with: coordinator.outlineName)
      }
    }
    for coordinator in endings.coordinators {
      if let node = difference.added.first(where: { $0.owner == coordinator.id }) {
        throw .ending(coordinator, with: node.name)
      }
    }
  }

  private mutating func removeNodesOfEnding() throws(Obstacle) {
    guard !endings.coordinators.isEmpty, !tree.isEmpty else { return }
    var gone = Set(tree.difference(from: director.tree).removed.map(\.id))
    for coordinator in endings.coordinators {
      for id in nodes(of: coordinator) where !gone.contains(id) {
        guard let node = tree.node(id) else { continue }
        var removed: [Node] = []
        node.flatten(into: &removed)
        gone.formUnion(removed.map(\.id))
        try apply(.remove(id))
      }
    }
  }

  private mutating func endWhoeverHasNoNodes() -> Bool {
    guard !difference.removed.isEmpty else { return false }
    let count = endings.coordinators.count
    var seen: Set<CoordinatorID> = []
    for node in difference.removed where seen.insert(node.owner).inserted {
      if let coordinator = director.coordinators[node.owner] { endIfEmpty(coordinator) }
    }
    return endings.coordinators.count > count
  }

  private mutating func endIfEmpty(_ coordinator: Coordinator) {
    guard coordinator !== director.root, !hasNodes(coordinator) else { return }
    endings.add(coordinator, .cancelled(reason(for: coordinator)))
    if coordinator.isEmbeddedByBuild, let parent = coordinator.parent { endIfEmpty(parent) }
  }

  private func hasNodes(_ coordinator: Coordinator) -> Bool {
    let removed = difference.removed.count { $0.owner == coordinator.id }
    let added = difference.added.count { $0.owner == coordinator.id }
    return coordinator.nodes.count - removed + added > 0
      || (coordinator.children + preparation.coordinators).contains {
        $0.parent === coordinator && $0.isEmbeddedByBuild && !endings.contains($0)
      }
  }

  private func reason(for coordinator: Coordinator) -> CancellationReason {
    switch request.cause {
    case .user: .user
    case .policy: .policy
    case .program, .route, .link, .restore, .replay:
      request.coordinator === coordinator ? .withoutResult : .replaced
    }
  }
}
