/// Reduces a restored tree to the part that guards allow now.
extension Replay {
  /// Removes as few steps as the guards require, the last ones first.
  ///
  /// A window with content needs no check for redirects here: admission makes it.
  func judge(_ draft: inout Draft) throws(Refusal) {
    let verdict = draft.verdict(on: draft.tree)
    let standing = draft.director.tree
    switch verdict {
    case .allowed: return
    case .elsewhere where !standing.isEmpty: return
    case .elsewhere: isPostponed = true
    case .denied: break
    }
    let steps = placedSteps(on: draft)
    let removable = steps.indices.dropFirst(standing.isEmpty ? 1 : 0)
    var left = leaving(Array(removable), of: steps, on: draft)
    if isPostponed { left = whole(left, among: removable, of: steps, in: draft.tree) }
    let all = draft
    try remove(Self.nodes(of: left, in: steps), from: &draft)
    // The start's nodes are not made later, so all waits for the flow, as a first tree does.
    let isWhole = startedNodes(in: all.tree).isSubset(of: startedNodes(in: draft.tree))
    if isPostponed, !isWhole { draft = all }
    guard case .denied(let refusal) = verdict else { return }
    if !standing.isEmpty && draft.tree == standing { throw refusal }
    let (denied, rest) = (Set(left), Set(draft.tree.nodes.map(\.id)))
    for (index, step) in steps.enumerated() where rest.isDisjoint(with: step.nodes) {
      let isDenied = denied.contains(index)
      losses.append(isDenied ? .denied(step.name, refusal.detail) : .orphaned(step.name))
    }
  }

  /// Removes disallowed nodes; a container that becomes empty begins as at first, if guards allow
  /// it.
  private func remove(_ nodes: Set<NodeID>, from draft: inout Draft) throws(Refusal) {
    let (whole, placed, losses) = (draft, placed, losses)
    if draft.preparation.width == snapshot.width {
      denied = nodes
      try assemble(on: &draft)
      self.losses = losses
      if draft.verdict(on: draft.tree).isAllowed { return }
      (draft, self.placed) = (whole, placed)
    }
    try draft.remove(draft.tree.includingAbove(nodes))
  }

  /// The nodes that guards have removed, and those that only the saved width has of the arrangements
  /// among them.
  func waiting(without removed: Set<NodeID>, in draft: Draft) -> Set<NodeID> {
    draft.arrangements.reduce(into: removed) { waiting, change in
      if change.arrangement.top.map(removed.contains) ?? false { waiting.formUnion(change.gone) }
    }
  }

  /// Selects the list of a detail that was in front and that guards have removed, rather than the
  /// column beside it.
  func selectLists(ofDetailsIn arranged: SceneTree, on draft: inout Draft) throws(Refusal) {
    for (split, column) in draft.detailColumns where draft.tree.node(column) == nil {
      guard let before = arranged.node(split), before.selected == column,
        let item = arranged.node(column)?.children.first?.attributes.detailOf,
        let list = draft.tree.node(split)?.children.first(where: { $0.contains(item) })
      else { continue }
      var next = draft
      try next.apply(.select(list.id, in: split))
      if next.verdict(on: next.tree).isAllowed { draft = next }
    }
  }

  /// A step that was taken, with those of its nodes that are restored.
  private typealias PlacedStep = (name: String, nodes: [NodeID], ofFlows: [NodeID])

  /// The steps with something in the restored tree, that of the root coordinator first; a flow's
  /// has its arrangement for the window's width as well.
  private func placedSteps(on draft: Draft) -> [PlacedStep] {
    let standing = draft.tree.nodes
    let ids = Set(standing.map(\.id))
    var ofFlows: [CoordinatorID: [NodeID]] = [:]
    for node in standing {
      guard let owner = draft.coordinator(node.owner) else { continue }
      for flow in owner.selfAndAncestors { ofFlows[flow.id, default: []].append(node.id) }
    }
    return steps.map { name, made, begun in
      let nodes = made.flattened.map(\.id)
      let changes = draft.arrangements.filter { $0.before.map(nodes.contains) ?? false }
      let placed = (nodes + changes.compactMap(\.arrangement.top)).filter(ids.contains)
      return (name, placed, begun.flatMap { ofFlows[$0.id] ?? [] })
    }.filter { !$0.nodes.isEmpty }
  }

  /// The nodes of a tree that the start of the root coordinator made.
  private func startedNodes(in tree: SceneTree) -> Set<NodeID> {
    Set(steps.first?.made.flattened.map(\.id) ?? []).intersection(tree.nodes.map(\.id))
  }

  /// The steps to drop, in order; dropping one also removes everything above it.
  private func leaving(
    _ indices: [Int], of steps: [PlacedStep], on draft: Draft
  ) -> [Int] {
    let removal = GuardFeature.SmallestRemoval<Int> { indices, tree in
      tree.removing(tree.includingAbove(Self.nodes(of: indices, in: steps)))
    } isAllowed: {
      draft.verdict(on: $0).isAllowed
    }
    return removal.items(of: indices, in: draft.tree)
  }

  /// Adds the steps that would lose nodes with these: a step is replayed only as a whole.
  private func whole(
    _ leaving: [Int], among removable: some Sequence<Int>, of steps: [PlacedStep],
    in tree: SceneTree
  ) -> [Int] {
    var (all, count) = (Set(leaving), -1)
    while all.count > count {
      count = all.count
      let left = tree.removing(tree.includingAbove(Self.nodes(of: all, in: steps)))
      let rest = Set(left.nodes.map(\.id))
      all.formUnion(removable.filter { !rest.isSuperset(of: steps[$0].nodes) })
    }
    return all.sorted()
  }

  /// The nodes of steps, and of the flows that began with them: a flow needs its start.
  private static func nodes(of indices: some Sequence<Int>, in steps: [PlacedStep]) -> Set<NodeID> {
    Set(indices.flatMap { steps[$0].nodes + steps[$0].ofFlows })
  }
}
