/// What of a saved state the guards allow.
extension Draft {
  /// Leaves out what is not allowed now: the last steps first, and no more of them than need be.
  ///
  /// Where the window stands already, the door itself sees to what leads elsewhere.
  mutating func judge(_ revival: Revival) throws(Obstacle) {
    let verdict = verdict(on: tree)
    let isFirst = director.tree.isEmpty
    switch verdict {
    case .allowed: return
    case .elsewhere where !isFirst: return
    case .elsewhere: revival.isPostponed = true
    case .denied: break
    }
    let kept = isFirst && !revival.steps.isEmpty ? 1 : 0
    let left = stepsToLeave(Array(revival.steps.indices.dropFirst(kept)), revival)
    try remove(tree.includingAbove(revival.nodes(of: left)))
    guard case .denied(let obstacle) = verdict else { return }
    if !isFirst && tree == director.tree { throw obstacle }
    let (denied, standing) = (Set(left), Set(tree.nodes.map(\.id)))
    for (index, step) in revival.steps.enumerated() where standing.isDisjoint(with: step.ids) {
      let isDenied = denied.contains(index)
      revival.note(isDenied ? .denied(step.name, obstacle.detail) : .orphaned(step.name))
    }
  }

  private enum Verdict {
    case allowed, elsewhere
    case denied(Obstacle)
  }

  private func verdict(on tree: SceneTree) -> Verdict {
    let proposal = Proposal(current: director.tree, tree: tree, cause: request.cause)
    do throws(Obstacle) {
      return try director.judge?(proposal, preparation) == nil ? .allowed : .elsewhere
    } catch {
      return .denied(error)
    }
  }

  /// The steps that cannot be kept, in order; with each, what stands above it leaves.
  private func stepsToLeave(_ steps: [Int], _ revival: Revival) -> [Int] {
    let removal = SmallestRemoval<Int> { steps, tree in
      tree.removing(tree.includingAbove(revival.nodes(of: steps)))
    } isAllowed: { tree in
      guard case .allowed = verdict(on: tree) else { return false }
      return true
    }
    return removal.items(of: steps, in: tree)
  }
}
