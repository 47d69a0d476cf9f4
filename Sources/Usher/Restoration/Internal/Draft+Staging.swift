/// The tree of a draft as a stage for replaying the steps of a saved state.
///
/// The verbs place the nodes that a step makes; nodes that had left before the state was saved are
/// removed at once. In the end the saved tree replaces the stage.
extension Draft {
  /// Recognizes the nodes that a step made.
  mutating func finish(
    named name: String, _ made: [Node], _ begun: [Coordinator], _ replay: Replay
  ) {
    replay.recognize(made, of: begun)
    replay.steps.append((name, made))
    replay.leaving += replay.tops(leftOf: made)
    replay.leaving.removeAll { remove($0) }
  }

  /// Removes a node that had left, unless its container would be empty; returns whether it is gone.
  private mutating func remove(_ id: NodeID) -> Bool {
    let path = tree.path(to: id)
    guard !path.isEmpty else { return true }
    let isNeeded = path.dropLast().last.map { $0.kind != .screen && $0.children.count == 1 }
    guard !(isNeeded ?? (tree.root?.id == id)) else { return false }
    return (try? apply(.remove(id))) != nil
  }

  /// Inserts a layout at the position of a saved node.
  mutating func place(
    _ node: Node, as saved: Node, _ replay: Replay
  ) throws(Refusal) {
    // Worked out apart, so that nothing holds the container and its children while they change.
    let edit = try edit(placing: node, as: saved, replay)
    try apply(edit)
  }

  private func edit(
    placing node: Node, as saved: Node, _ replay: Replay
  ) throws(Refusal) -> Edit {
    switch replay.saved.places[saved.id] {
    case .root?: return .root(node)
    case .child(let parent)?:
      guard let container = replay.made[parent].flatMap({ tree.node($0.id) }) else {
        throw .unplaced
      }
      try NestingRules.requireLegal(node, in: container.kind)
      if container.kind == .stack { return .push(node, onto: container.id) }
      guard container.kind == .screen else {
        return .set(container.children + [node], in: container.id)
      }
      var node = node
      node.slot = saved.slot
      return .embed(node, in: container.id)
    case .modal(let modal)?:
      let presenter = replay.made[modal.presenter].flatMap { tree.node($0.id) } ?? tree.top
      guard let presenter else { throw .unplaced }
      return .present(Modal(presenter: presenter.id, style: modal.style, node: node))
    case nil: throw .unplaced
    }
  }

  /// Makes a tree that of the draft.
  mutating func show(_ tree: SceneTree) throws(Refusal) {
    try apply(.root(nil))
    try apply(.root(tree.root))
    for modal in tree.modals { try apply(.present(modal)) }
  }
}
