extension Draft {
  /// Puts what a start or a route made where it had stood.
  mutating func install(
    _ nodes: [Node], _ begun: [Coordinator], _ restorer: Restorer, named name: String
  ) {
    restorer.note(begun, with: nodes)
    var ids: [NodeID] = []
    for node in nodes {
      guard let node = restorer.restored(node), let place = restorer.saved.places[node.id],
        node.flattened.allSatisfy({ !restorer.standing.contains($0.id) }),
        (try? put(node, at: place, restorer)) != nil
      else { continue }
      restorer.note(placed: node, at: place, in: tree)
      ids.append(node.id)
    }
    if !ids.isEmpty { restorer.steps.append(Restorer.Step(name: name, ids: ids)) }
  }

  /// Puts a node where it stood, behind those that stand there; all are put in order at the end.
  mutating func put(_ node: Node, at place: SavedPosition, _ restorer: Restorer) throws(Refusal) {
    // Worked out apart, so that nothing holds the container and its children while they change.
    let edit = try edit(putting: node, at: place, restorer)
    try apply(edit)
  }

  private func edit(
    putting node: Node, at place: SavedPosition, _ restorer: Restorer
  ) throws(Refusal) -> Edit {
    switch place {
    case .root: return .root(node)
    case .child(let parent, _): return try edit(putting: node, in: parent)
    case .modal(let index):
      guard index == tree.modals.count else { throw .unplaced }
      let modal = restorer.snapshot.tree.modals[index]
      return .present(Modal(presenter: modal.presenter, style: modal.style, node: node))
    }
  }

  private func edit(putting node: Node, in parent: NodeID) throws(Refusal) -> Edit {
    guard let container = tree.node(parent) else { throw .tree(.unknown(parent)) }
    if container.kind == .screen { return .embed(node, in: parent) }
    try NestingRules.requireLegal(node, in: container.kind)
    if container.kind == .stack { return .push(node, onto: parent) }
    return .set(container.children + [node], in: parent)
  }
}
