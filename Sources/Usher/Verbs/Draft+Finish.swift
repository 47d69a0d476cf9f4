/// Finishing coordinators, and their children.
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
    let new = preparation.coordinators.filter { child in lineage.contains { $0 === child.parent } }
    for child in (lineage.flatMap(\.children) + new).reversed() where !child.isEmbeddedByBuild {
      endings.add(child, .cancelled(.parentEnded))
    }
    try removeNodesOfEnding()
    let owners = Set(lineage.map(\.id))
    let presented = tree.modals.first { modal in
      tree.node(modal.presenter).map { owners.contains($0.owner) } ?? false
    }
    if let presented { try apply(.remove(presented.id)) }
    if let stack = try? stack(), let first = stack.children.firstIndex(where: isOwn) {
      try requireStarted(stack.children.dropFirst(first + 1))
      try keep(first: first + 1, of: stack)
    }
    for id in lineage.flatMap(\.nodes) {
      if let stack = tree.node(id), stack.kind == .stack { try keep(first: 1, of: stack) }
    }
  }

  private func isOwn(_ node: Node) -> Bool { node.owner == asker.id }
}
