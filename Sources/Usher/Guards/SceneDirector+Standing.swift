extension SceneDirector {
  /// What its guards say against the tree that stands, asked as after a change of policy.
  package var standingDenials: [(name: String, reason: String)] {
    let proposal = Guard.Proposal(
      current: tree, tree: tree, difference: tree.difference(from: SceneTree()), cause: .policy)
    return guards.compactMap { rule in
      do {
        guard case .deny(let reason) = try rule.judge(proposal) else { return nil }
        return (rule.name, reason)
      } catch {
        return (rule.name, "\(error)")
      }
    }
  }
}
