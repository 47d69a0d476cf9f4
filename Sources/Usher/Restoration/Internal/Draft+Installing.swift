extension Draft {
  func identified(_ node: Node, by identities: SavedIdentities, _ restorer: Restorer) -> Node? {
    identities.identified(
      node, saved: { restorer.saved.node($0) },
      route: { saved in (try? restorer.route(of: saved)).flatMap(\.self) })
  }

  /// Puts new nodes where the saved ones stood, under their identities.
  mutating func install(
    _ nodes: [Node], _ identities: SavedIdentities, _ restorer: Restorer, named name: String
  ) {
    preparation.rename(identities)
    var ids: [NodeID] = []
    for node in nodes {
      guard let node = identified(node, by: identities, restorer),
        let place = restorer.saved.place(of: node.id),
        node.flattened.allSatisfy({ !restorer.standing.contains($0.id) }),
        (try? put(node, at: place, restorer)) != nil
      else { continue }
      restorer.note(placed: node, at: place, in: tree)
      ids.append(node.id)
    }
    if !ids.isEmpty { restorer.steps.append(Restorer.Step(name: name, ids: ids)) }
  }

  /// Puts a node at the place where it stood, among those that stand there already.
  mutating func put(
    _ node: Node, at place: SavedPosition, _ restorer: Restorer
  ) throws(Refusal) {
    switch place {
    case .root: try apply(.root(node))
    case .child(let parent, let index): try put(node, in: parent, index, restorer)
    case .modal(let index):
      guard index == tree.modals.count else { throw .unplaced }
      let modal = restorer.snapshot.tree.modals[index]
      try apply(
        .present(Modal(presenter: modal.presenter, style: modal.style, node: node)),
        isDistinct: true)
    }
  }

  private mutating func put(
    _ node: Node, in parent: NodeID, _ index: Int, _ restorer: Restorer
  ) throws(Refusal) {
    // Worked out apart, so that nothing holds the container and its children while they change.
    let edit = try edit(putting: node, in: parent, index, restorer)
    try apply(edit, isDistinct: true)
  }

  private func edit(
    putting node: Node, in parent: NodeID, _ index: Int, _ restorer: Restorer
  ) throws(Refusal) -> Edit {
    guard let container = tree.node(parent) else { throw .tree(.unknown(parent)) }
    if container.kind == .screen { return .embed(node, in: parent) }
    try NestingRules.requireLegal(node, in: container.kind)
    var children = container.children
    let place = restorer.place(for: index, among: children)
    if container.kind == .stack, place == children.endIndex { return .push(node, onto: parent) }
    children.insert(node, at: place)
    return .set(children, in: parent)
  }
}
