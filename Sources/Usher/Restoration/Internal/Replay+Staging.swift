/// The tree of a draft as a stage for replaying the steps of a saved state.
///
/// The verbs place the nodes that a step makes; nodes that had left before the state was saved are
/// removed at once. In the end the saved tree replaces the stage.
extension Replay {
  /// Recognizes the nodes that a step made.
  func finish(_ step: String, _ made: [Node], _ begun: [Coordinator], on draft: inout Draft) {
    recognize(made, of: begun)
    steps.append((step, made))
    leaving = (leaving + tops(leftOf: made)).filter { !remove($0, from: &draft) }
  }

  /// Removes a node that had left, unless its container would be empty; returns whether it is gone.
  private func remove(_ id: NodeID, from draft: inout Draft) -> Bool {
    let path = draft.tree.path(to: id)
    guard !path.isEmpty else { return true }
    let isNeeded = path.dropLast().last.map { $0.kind != .screen && $0.children.count == 1 }
    guard !(isNeeded ?? (draft.tree.root?.id == id)) else { return false }
    return (try? draft.apply(.remove(id))) != nil
  }

  /// Inserts a layout at the position of a saved node.
  func place(_ node: Node, as saved: Node, on draft: inout Draft) throws(Refusal) {
    // A flow that fills the stack of another one has no layout, and its routes go there.
    if let stack = savedStack(of: saved), draft.preparation.moveRoutes(of: node, to: stack) {
      return
    }
    // Worked out apart, so that nothing holds the container and its children while they change.
    let edit = try edit(placing: node, as: saved, in: draft.tree)
    try draft.apply(edit)
  }

  private func edit(
    placing node: Node, as saved: Node, in tree: SceneTree
  ) throws(Refusal) -> Edit {
    switch self.saved.places[saved.id] {
    case .root?: return .root(node)
    case .child(let parent)?:
      guard let container = made[parent].flatMap({ tree.node($0.id) }) else { throw .unplaced }
      try NestingRules.requireLegal(node, in: container.kind)
      if container.kind == .stack { return .push(node, onto: container.id) }
      guard container.kind == .screen else {
        return .set(container.children + [node], in: container.id)
      }
      var node = node
      node.slot = saved.slot
      return .embed(node, in: container.id)
    case .modal(let modal)?:
      let presenter = made[modal.presenter].flatMap { tree.node($0.id) } ?? tree.top
      guard let presenter else { throw .unplaced }
      return .present(Modal(presenter: presenter.id, style: modal.style, node: node))
    case nil: throw .unplaced
    }
  }
}
