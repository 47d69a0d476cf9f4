/// Putting what was made again in its place, under its identity.
extension Draft {
  func renamed(_ node: Node, by renaming: Renaming, _ revival: Revival) -> Node? {
    renaming.renamed(
      node, saved: { revival.saved.node($0) },
      route: { saved in (try? revival.route(of: saved)).flatMap(\.self) })
  }

  /// Puts new nodes where the saved ones stood, under their identities.
  mutating func install(
    _ nodes: [Node], _ renaming: Renaming, _ revival: Revival, named name: String
  ) {
    preparation.rename(renaming)
    var ids: [NodeID] = []
    for node in nodes {
      guard let node = renamed(node, by: renaming, revival),
        let place = revival.saved.place(of: node.id),
        node.flattened.allSatisfy({ !revival.standing.contains($0.id) }),
        (try? put(node, at: place, revival)) != nil
      else { continue }
      revival.note(placed: node, at: place, in: tree)
      ids.append(node.id)
    }
    if !ids.isEmpty { revival.steps.append(Revival.Step(name: name, ids: ids)) }
  }

  /// Puts a node at the place where it stood, among those that stand there already.
  mutating func put(
    _ node: Node, at place: SavedPlace, _ revival: Revival
  ) throws(Obstacle) {
    switch place {
    case .root: try apply(.root(node))
    case .child(let parent, let index): try put(node, in: parent, index, revival)
    case .modal(let index):
      guard index == tree.modals.count else { throw .unplaced }
      let modal = revival.snapshot.tree.modals[index]
      try apply(
        .present(Modal(presenter: modal.presenter, style: modal.style, node: node)),
        isDistinct: true)
    }
  }

  private mutating func put(
    _ node: Node, in parent: NodeID, _ index: Int, _ revival: Revival
  ) throws(Obstacle) {
    guard let container = tree.node(parent) else { throw .tree(.unknown(parent)) }
    if container.kind == .screen { return try apply(.embed(node, in: parent), isDistinct: true) }
    try Placing.requireLegal(node, in: container.kind)
    var children = container.children
    let place = revival.place(for: index, among: children)
    if container.kind == .stack, place == children.endIndex {
      return try apply(.push(node, onto: parent), isDistinct: true)
    }
    children.insert(node, at: place)
    try apply(.set(children, in: parent), isDistinct: true)
  }
}
