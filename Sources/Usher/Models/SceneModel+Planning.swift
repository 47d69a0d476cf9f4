@MainActor extension SceneModel {
  /// Plans the model's tree: scenes that stay keep their nodes, new ones are made, others leave.
  func plan(on draft: inout Draft) throws(Refusal) {
    guard let owner = draft.director.root as? ModelCoordinator else {
      throw .impossible(
        "This director was not made with a model.",
        "Make it with SceneDirector(model, factory:, host:), or let coordinators change the tree.")
    }
    var diff = ModelDiff(preparation: draft.preparation, owner: owner)
    let standing = draft.tree.root
    let root = try diff.makeNode(self, over: standing)
    let modals = try diff.layers(over: draft.tree.modals)
    try edit(from: standing, to: root, modals, on: &draft)
    draft.afterwards = { [director = draft.director] in
      for (id, data) in diff.changed {
        (director.screen(for: id) as? any ModelScreen)?.update(data)
      }
    }
  }

  private func edit(
    from old: Node?, to new: Node, _ modals: [Modal], on draft: inout Draft
  ) throws(Refusal) {
    let layers = draft.tree.modals
    let common = zip(layers, modals).prefix { $0.isSamePlace(as: $1) }.count
    if common < layers.count { try draft.apply(.remove(layers[common].id)) }
    if let old, old.id == new.id {
      try edit(old, new, on: &draft)
    } else {
      try draft.apply(.root(new))
    }
    for index in 0..<min(common, draft.tree.modals.count) {
      try edit(draft.tree.modals[index].node, modals[index].node, on: &draft)
    }
    for modal in modals.dropFirst(draft.tree.modals.count) { try draft.apply(.present(modal)) }
  }

  /// Edits only the differences between two nodes of one identity.
  private func edit(_ old: Node, _ new: Node, on draft: inout Draft) throws(Refusal) {
    guard !old.isIdentical(to: new) else { return }
    if old.children.map(\.id) != new.children.map(\.id) {
      try draft.apply(.set(new.children, in: new.id))
    } else {
      for (before, after) in zip(old.children, new.children) {
        try edit(before, after, on: &draft)
      }
    }
    if let selected = new.selected, draft.tree.node(new.id)?.selected != selected {
      try draft.apply(.select(selected, in: new.id))
    }
    if old.attributes != new.attributes { try draft.apply(.update(new.id, new.attributes)) }
  }
}
