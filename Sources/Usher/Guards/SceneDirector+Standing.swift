extension SceneDirector {
  /// What its guards say against the tree that stands, asked as after a change of policy.
  package var standingDenials: [(name: String, reason: String)] {
    let proposal = Guard.Proposal(
      Proposal(
        current: tree, tree: tree, known: tree.difference(from: SceneTree()), cause: .policy),
      cast: Guard.Proposal.Cast(self))
    return guards.compactMap { rule in
      do {
        return try rule.judge(proposal).objection.map { (rule.name, $0) }
      } catch {
        return (rule.name, "\(error)")
      }
    }
  }
}

extension Guard.Verdict {
  /// What it says against a tree; `nil` where it allows it.
  fileprivate var objection: String? {
    switch self {
    case .allow: nil
    case .deny(let reason): reason
    case .redirect: "it leads elsewhere."
    case .detour: "it asks for a detour first."
    }
  }
}
