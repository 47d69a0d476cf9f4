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
    leave(left, revival)
    guard case .denied(let obstacle) = verdict else { return }
    if !isFirst && tree == director.tree { throw obstacle }
    for (index, step) in revival.steps.enumerated() where !stands(step) {
      let isDenied = left.contains(index)
      revival.note(isDenied ? .denied(step.name, obstacle.detail) : .orphaned(step.name))
    }
  }

  private func stands(_ step: Revival.Step) -> Bool {
    step.ids.contains { tree.node($0) != nil }
  }

  private enum Verdict {
    case allowed, elsewhere
    case denied(Obstacle)
  }

  private func verdict(on tree: SceneTree) -> Verdict {
    let proposal = Guard.Proposal(
      current: director.tree, tree: tree, difference: tree.difference(from: director.tree),
      cause: request.cause, cast: Guard.Proposal.Cast(director, preparing: preparation))
    do throws(Obstacle) {
      return try director.diversion(from: proposal) == nil ? .allowed : .elsewhere
    } catch {
      return .denied(error)
    }
  }

  private func isAllowed(without steps: [Int], _ revival: Revival) -> Bool {
    var copy = self
    copy.leave(steps, revival)
    guard case .allowed = verdict(on: copy.tree) else { return false }
    return true
  }

  /// The steps that cannot be kept, in order.
  private func stepsToLeave(_ steps: [Int], _ revival: Revival) -> [Int] {
    var left: [Int] = []
    for step in steps.reversed() {
      left.insert(step, at: 0)
      if isAllowed(without: left, revival) { break }
    }
    guard isAllowed(without: left, revival) else { return steps }
    for step in left {
      let others = left.filter { $0 != step }
      if isAllowed(without: others, revival) { left = others }
    }
    return left
  }

  /// Takes out what steps had put in place, and whatever stands above that.
  private mutating func leave(_ steps: [Int], _ revival: Revival) {
    for id in steps.flatMap({ revival.steps[$0].ids }) where tree.node(id) != nil {
      guard let stack = tree.path(to: id).dropLast().last, stack.kind == .stack,
        let index = stack.children.firstIndex(where: { $0.id == id })
      else {
        try? apply(.remove(id))
        continue
      }
      try? apply(.set(Array(stack.children[..<index]), in: stack.id))
    }
  }
}
