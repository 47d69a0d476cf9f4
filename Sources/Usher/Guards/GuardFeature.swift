/// The guards of a director, its fallback, and the flows that guards required first.
@MainActor final class GuardFeature: DirectorFeature {
  unowned let director: SceneDirector
  let revision = PolicyRevision()
  private(set) var rules: [Guard] = [] { didSet { discard(oldValue) } }
  var fallback: (@MainActor (NavigationError) -> SceneTransition)? {
    didSet { discard(oldValue) }
  }
  /// The running flows that guards required first, by the guard and the flow.
  var detours: [Request.History.Key: DetourFlow] = [:]

  init(_ director: SceneDirector) { self.director = director }

  var holdsRequests: Bool { !detours.isEmpty }

  func replacement(forLayoutRefusedBy error: NavigationError) -> SceneTransition? {
    fallback?(error)
  }

  func didRun() { for detour in detours.values { detour.refuseEnded(reportingTo: director) } }

  func policyDidChange() { revision.number += 1 }

  /// Sets the rules; admission consults them only if there are any.
  func set(_ rules: [Guard]) {
    let judge: SceneDirector.Judge = { [unowned self] proposal, preparation throws(Refusal) in
      try redirection(from: proposal, preparing: preparation)
    }
    director.judge = rules.isEmpty ? nil : judge
    self.rules = rules
    director.policyDidChange()
  }

  /// Returns the guards' redirection of a proposal, or `nil` if all of them allow it.
  ///
  /// Every guard judges, in order, and the first that does not allow the proposal decides; one that
  /// throws denies it.
  func redirection(
    from proposal: ProposedChange, preparing preparation: Preparation? = nil
  ) throws(Refusal) -> GuardRedirection? {
    let proposal = Guard.Proposal(proposal, in: director, preparing: preparation)
    for rule in rules {
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
    let proposal = ProposedChange(current: director.tree, tree: tree, cause: .policy)
    return (try? redirection(from: proposal) == nil) ?? false
  }
}
