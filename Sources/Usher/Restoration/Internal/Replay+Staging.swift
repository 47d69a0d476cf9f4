/// The tree of a draft as a stage for replaying the steps of a saved state.
///
/// The verbs place the nodes that a step makes; nodes that had left before the state was saved are
/// removed at once. In the end the saved tree replaces the stage.
extension Replay {
  /// Recognizes the nodes that remain of an earlier attempt.
  func recognizeStanding(on draft: Draft) {
    standing = draft.tree
    isRearranged = !draft.arrangements.isEmpty
    guard var earlier else { return }
    earlier.follow(draft.arrangements)
    left = earlier.left
    let nodes = Dictionary(standing.nodes.map { ($0.id, $0) }) { first, _ in first }
    for (id, new) in earlier.nodes {
      if let node = nodes[new] { link(node, to: id) } else { gone.insert(id) }
    }
    for (id, new) in earlier.coordinators {
      if let coordinator = draft.director.coordinators[new] {
        link(coordinator, to: id)
        parts[id] = nil
      } else {
        goneFlows.insert(id)
      }
    }
  }

  /// Recognizes the nodes that a step made.
  func finish(_ step: String, _ made: [Node], _ begun: [Coordinator], on draft: inout Draft) {
    linkReplaced(in: draft)
    recognize(made, of: begun)
    for coordinator in begun { wrapItems(of: coordinator, on: &draft) }
    steps.append((step, made, begun))
    leaving = (leaving + tops(leftOf: made)).filter { !remove($0, from: &draft) }
  }

  /// Recognizes nodes that an arrangement made again, such as a detail column that was empty.
  func linkReplaced(in draft: Draft) {
    for (new, old) in draft.arrangements.flatMap(\.replaced) {
      guard let node = draft.tree.node(new), let id = exchange(&labels[old], with: nil) else {
        continue
      }
      link(node, to: id)
      left.insert(old)
    }
  }

  /// Wraps items in the stacks that a change of width had added.
  private func wrapItems(of coordinator: Coordinator, on draft: inout Draft) {
    for built in records[coordinator.id]?.built ?? [] where built.isWrapper == true {
      guard let stack = saved.nodes[built.id],
        case .child(let parent)? = saved.places[built.id], let container = made[parent],
        let item = stack.children.first.flatMap({ made[$0.id] }),
        let standing = draft.tree.node(container.id)?.children.first(where: { $0.id == item.id })
      else { continue }
      let wrapper = Node(
        id: draft.director.identityGenerator.nodeID(), owner: coordinator.id, name: stack.name,
        shape: .stack([standing]))
      guard (try? draft.apply(.replace(standing.id, with: wrapper))) != nil else { continue }
      var started = StartRecord.StartedNode(wrapper)
      started.isWrapper = true
      coordinator.startRecord.built.append(started)
      link(wrapper, to: built.id)
    }
  }

  /// Removes a node that had left, unless its container would be empty; returns `true` if it is
  /// gone.
  private func remove(_ id: NodeID, from draft: inout Draft) -> Bool {
    let path = draft.tree.path(to: id)
    guard !path.isEmpty else { return true }
    let isNeeded = path.dropLast().last.map { $0.kind != .screen && $0.children.count == 1 }
    guard !(isNeeded ?? (draft.tree.root?.id == id)) else { return false }
    return (try? draft.apply(.remove(id))) != nil
  }

  /// Inserts a layout at the position of a saved node.
  func place(_ node: Node, as saved: Node, on draft: inout Draft) throws(Refusal) {
    if let stack = savedPlace(of: saved), stack.kind == .stack {
      // A flow that fills the stack of another one has no layout, and its routes go there.
      if draft.preparation.moveRoutes(of: node, to: stack.id) { return }
      // In a stack with only a flow's pushes left, containers that had left would be illegal.
      if !hasLayout(node.owner), node.kind != .screen, let top = draft.tree.top {
        draft.preparation.routePlaces[node.owner] = [stack.id]
        return try draft.apply(.present(Modal(presenter: top.id, style: .sheet, node: node)))
      }
    }
    // Computed separately, so that nothing retains the container and its children while they
    // change.
    let edit = try edit(placing: node, as: saved, in: draft)
    try draft.apply(edit)
  }

  private func hasLayout(_ coordinator: CoordinatorID) -> Bool {
    records[coordinator]?.layout.flatMap { saved.nodes[$0] } != nil
  }

  private func edit(
    placing node: Node, as saved: Node, in draft: Draft
  ) throws(Refusal) -> Edit {
    let tree = draft.tree
    switch self.saved.places[saved.id] {
    case .root?: return .root(node)
    case .child(let parent)?:
      guard let container = made[parent].flatMap({ tree.node($0.id) }) else { throw .unplaced }
      try NestingRules.requireLegal(node, in: container.kind)
      if container.kind == .stack {
        guard let item = saved.attributes.detailOf else { return .push(node, onto: container.id) }
        let detail = node.marked(asDetailOf: made[item]?.id ?? node.id)
        let isIdle = draft.detailItems.contains { $0.id == container.children.first?.id }
        return isIdle ? .set([detail], in: container.id) : .push(detail, onto: container.id)
      }
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
