extension SceneDirector {
  /// Where the guards lead instead of a proposal; `nil` where all of them allow it.
  ///
  /// Every rule judges, in order, and the first that does not allow it decides; one that throws
  /// denies.
  func redirection(
    from proposal: Proposal, preparing preparation: Preparation? = nil
  ) throws(Refusal) -> GuardRedirection? {
    let proposal = Guard.Proposal(proposal, cast: Guard.Proposal.Cast(self, preparing: preparation))
    for rule in guards {
      switch try verdict(of: rule, on: proposal) {
      case .allow: continue
      case .deny(let reason): throw .denied(reason, by: rule.name)
      case .redirect(let transition):
        return GuardRedirection(name: rule.name, kind: .redirect(transition))
      case .detour(let detour): return GuardRedirection(name: rule.name, kind: .detour(detour))
      }
    }
    return nil
  }

  private func verdict(
    of rule: Guard, on proposal: Guard.Proposal
  ) throws(Refusal) -> Guard.Verdict {
    do {
      return try rule.judge(proposal)
    } catch {
      throw .denied("\(error)", by: rule.name, underlying: error)
    }
  }

  /// Whether all guards would allow a tree, for a change of policy.
  func isAllowed(_ tree: SceneTree) -> Bool {
    do throws(Refusal) {
      return try redirection(
        from: Proposal(current: self.tree, tree: tree, cause: .policy)) == nil
    } catch {
      return false
    }
  }

  func follow(_ draft: Draft, to redirection: GuardRedirection) throws(Refusal) {
    let request = draft.request
    var history = request.history
    try history.follow(redirection, from: request.transition)
    emit(.redirected(to: redirection.target, by: redirection.name, request.cause))
    switch redirection.kind {
    case .redirect(let transition):
      giveUp(draft, .redirected(by: redirection.name))
      redirect(request, to: transition, history, by: redirection.name)
    case .detour(let detour):
      giveUp(draft, .postponed(by: redirection.name))
      try begin(detour, before: request, history, redirection)
    }
  }

  /// Gives up what was prepared; for the first tree, all but the root coordinator.
  private func giveUp(_ draft: Draft, _ refusal: Refusal) {
    draft.preparation.abandon(refusal, keeping: draft.request.isFirstTree ? root : nil)
  }

  private func redirect(
    _ request: Request, to transition: SceneTransition, _ history: RequestHistory, by name: String
  ) {
    request.cancel(request.error(.redirected(by: name)))
    request.navigation.note(redirectedBy: name)
    process(
      request.asking(
        for: redirected(request, to: transition.performance), history,
        completing: request.navigation))
  }

  /// In place of the first tree something else is shown; elsewhere, something else is done.
  func redirected(_ request: Request, to transition: SceneTransition) -> SceneTransition {
    request.isFirstTree ? SceneTransition(FirstTreeOperation.replace(with: transition)) : transition
  }

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
  fileprivate var objection: String? {
    switch self {
    case .allow: nil
    case .deny(let reason): reason
    case .redirect: "it leads elsewhere."
    case .detour: "it asks for a detour first."
    }
  }
}
