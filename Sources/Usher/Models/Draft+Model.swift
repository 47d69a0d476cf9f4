/// Sets a model: scenes that stay keep their nodes, new ones are made, and missing ones leave.
extension Draft {
  mutating func set(_ model: SceneModel) throws(Refusal) {
    guard let owner = director.root as? ModelCoordinator else {
      throw .impossible(
        "This director was not made with a model.",
        "Make it with SceneDirector(model, factory:, host:), or let coordinators change the tree.")
    }
    var diff = ModelDiff(preparation: preparation, owner: owner)
    let standing = tree.root
    let root = try diff.makeNode(model, over: standing)
    let modals = try diff.layers(over: tree.modals)
    try edit(from: standing, to: root, modals)
    afterwards = { [director] in
      for (id, data) in diff.changed {
        (director.screen(for: id) as? any ModelScreen)?.update(data)
      }
    }
  }

  private mutating func edit(from old: Node?, to new: Node, _ modals: [Modal]) throws(Refusal) {
    let common = zip(tree.modals, modals).prefix { $0.isSamePlace(as: $1) }.count
    if common < tree.modals.count { try apply(.remove(tree.modals[common].id)) }
    if let old, old.id == new.id {
      try edit(old, new)
    } else {
      try apply(.root(new))
    }
    for index in 0..<min(common, tree.modals.count) {
      try edit(tree.modals[index].node, modals[index].node)
    }
    for modal in modals.dropFirst(tree.modals.count) { try apply(.present(modal)) }
  }

  /// Edits only the differences between two nodes of one identity.
  private mutating func edit(_ old: Node, _ new: Node) throws(Refusal) {
    guard !old.isIdentical(to: new) else { return }
    if old.children.map(\.id) != new.children.map(\.id) {
      try apply(.set(new.children, in: new.id))
    } else {
      for (before, after) in zip(old.children, new.children) { try edit(before, after) }
    }
    if let selected = new.selected, tree.node(new.id)?.selected != selected {
      try apply(.select(selected, in: new.id))
    }
    if old.attributes != new.attributes { try apply(.update(new.id, new.attributes)) }
  }
}
