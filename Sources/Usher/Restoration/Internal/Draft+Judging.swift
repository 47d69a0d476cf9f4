/// Decides what of a saved state can be made now, by which coordinator, and what is allowed.
extension Draft {
  enum Readiness {
    case ready, waiting, blocked
  }

  /// Returns whether what a node stood on stands again.
  func readiness(of node: Node, _ restorer: Restorer) -> Readiness {
    switch restorer.saved.places[node.id] {
    case .root?: return tree.root == nil ? .ready : .blocked
    case .child(let parent, let index)?: return readiness(below: parent, index, restorer)
    case .modal(let index)?:
      let modals = restorer.snapshot.tree.modals
      let below = modals[..<index].map(\.id) + [modals[index].presenter]
      if !restorer.lost.isDisjoint(with: below) { return .blocked }
      return restorer.standing.isSuperset(of: below) ? .ready : .waiting
    case nil: return .blocked
    }
  }

  private func readiness(below parent: NodeID, _ index: Int, _ restorer: Restorer) -> Readiness {
    guard !restorer.lost.contains(parent) else { return .blocked }
    guard restorer.standing.contains(parent) else { return .waiting }
    return restorer.isCut(parent, at: index) ? .blocked : .ready
  }

  /// Makes a node by the coordinator that made it before; says whether that could be tried yet.
  mutating func restore(_ node: Node, _ restorer: Restorer) throws(RestorationLoss) -> Bool {
    if let (node, name) = restorer.waiting.removeValue(forKey: node.id) {
      install([node], restorer, named: name)
      return true
    }
    guard let record = restorer.starter(of: node), !restorer.failed.contains(record.id) else {
      throw .orphaned(node.name)
    }
    if let owner = restorer.live[record.id] {
      if restorer.saved.starters[node.id] == record.id {
        throw .missing(node.name, of: record.name)
      }
      return try restore(node, by: owner, restorer)
    }
    guard let id = record.parent, let parent = restorer.live[id] else { return false }
    if !record.isPartOfParent, let tag = record.tag, restorer.table.holds(tag: tag) {
      try start(record, by: parent, restorer)
      return true
    }
    if let recorded = node.route?.as(SavedRoute.self), recorded.tag != nil {
      return try restore(node, by: parent, restorer)
    }
    throw record.isPartOfParent
      ? .missing(record.name, of: parent.outlineName) : .unknown(record.name, tag: record.tag)
  }

  /// Leaves out what is not allowed now: the last steps first, and no more of them than need be.
  ///
  /// Where the window stands already, the door itself sees to what leads elsewhere.
  mutating func judge(_ restorer: Restorer) throws(Refusal) {
    let verdict = verdict(on: tree)
    let isFirst = director.tree.isEmpty
    switch verdict {
    case .allowed: return
    case .elsewhere where !isFirst: return
    case .elsewhere: restorer.isPostponed = true
    case .denied: break
    }
    let kept = isFirst && !restorer.steps.isEmpty ? 1 : 0
    let left = stepsToLeave(Array(restorer.steps.indices.dropFirst(kept)), restorer)
    try remove(tree.includingAbove(restorer.nodes(of: left)))
    guard case .denied(let refusal) = verdict else { return }
    if !isFirst && tree == director.tree { throw refusal }
    let (denied, standing) = (Set(left), Set(tree.nodes.map(\.id)))
    for (index, step) in restorer.steps.enumerated() where standing.isDisjoint(with: step.ids) {
      let isDenied = denied.contains(index)
      restorer.losses.append(isDenied ? .denied(step.name, refusal.detail) : .orphaned(step.name))
    }
  }

  private enum Verdict {
    case allowed, elsewhere
    case denied(Refusal)
  }

  private func verdict(on tree: SceneTree) -> Verdict {
    let proposal = ProposedChange(current: director.tree, tree: tree, cause: request.cause)
    do throws(Refusal) {
      return try director.judge?(proposal, preparation) == nil ? .allowed : .elsewhere
    } catch {
      return .denied(error)
    }
  }

  /// The steps that cannot be kept, in order; with each, what stands above it leaves.
  private func stepsToLeave(_ steps: [Int], _ restorer: Restorer) -> [Int] {
    let removal = SmallestRemoval<Int> { steps, tree in
      tree.removing(tree.includingAbove(restorer.nodes(of: steps)))
    } isAllowed: {
      if case .allowed = verdict(on: $0) { true } else { false }
    }
    return removal.items(of: steps, in: tree)
  }
}
