extension Draft {
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
      restorer.note(isDenied ? .denied(step.name, refusal.detail) : .orphaned(step.name))
    }
  }

  private enum Verdict {
    case allowed, elsewhere
    case denied(Refusal)
  }

  private func verdict(on tree: SceneTree) -> Verdict {
    let proposal = Proposal(current: director.tree, tree: tree, cause: request.cause)
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
    } isAllowed: { tree in
      guard case .allowed = verdict(on: tree) else { return false }
      return true
    }
    return removal.items(of: steps, in: tree)
  }
}
