extension SceneDirector {
  /// Returns the guards' redirection of a proposal, or `nil` if all of them allow it.
  ///
  /// Every guard judges, in order, and the first that does not allow the proposal decides; one that
  /// throws denies it.
  func redirection(
    from proposal: ProposedChange, preparing preparation: Preparation? = nil
  ) throws(Refusal) -> GuardRedirection? {
    let proposal = Guard.Proposal(proposal, cast: Guard.Proposal.Cast(self, preparing: preparation))
    for rule in guards {
      switch try rule.verdict(on: proposal) {
      case .allow: continue
      case .deny(let reason): throw .denied(reason, by: rule.name)
      case .redirect(let transition):
        return GuardRedirection(name: rule.name, kind: .redirect(transition))
      case .detour(let detour): return GuardRedirection(name: rule.name, kind: .detour(detour))
      }
    }
    return nil
  }

  /// Returns true if all guards would allow a tree, for a change of policy.
  func isAllowed(_ tree: SceneTree) -> Bool {
    let proposal = ProposedChange(current: self.tree, tree: tree, cause: .policy)
    return (try? redirection(from: proposal) == nil) ?? false
  }

  /// The guards' objections to the current tree, as after a change of policy.
  package var standingDenials: [(name: String, reason: String)] {
    let proposal = Guard.Proposal(
      ProposedChange(
        current: tree, tree: tree, known: tree.difference(from: SceneTree()), cause: .policy),
      cast: Guard.Proposal.Cast(self))
    return guards.compactMap { rule in
      do throws(Refusal) {
        return try rule.verdict(on: proposal).objection.map { (rule.name, $0) }
      } catch {
        return (rule.name, "\(error.underlying ?? error)")
      }
    }
  }
}

extension Guard.Verdict {
  fileprivate var objection: String? {
    switch self {
    case .allow: nil
    case .deny(let reason): reason
    case .redirect: "it redirects elsewhere."
    case .detour: "it requires a detour first."
    }
  }
}
