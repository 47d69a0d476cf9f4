extension SceneDirector {
  /// A number that changes whenever guards may answer differently; views observe it.
  package var policyRevision: Int { feature(GuardFeature.self).revision.number }

  /// Notifies views, features and the host that guards may answer differently from now on.
  func policyDidChange() {
    for feature in features { feature.policyDidChange() }
    inspectingHost?.policyDidChange()
  }

  /// The guards that judge every change, in order.
  public var guards: [Guard] {
    get { existingFeature(GuardFeature.self)?.rules ?? [] }
    set { feature(GuardFeature.self).set(newValue) }
  }

  /// The transition of the root coordinator if the guards leave nothing to show.
  ///
  /// It replaces a first tree that the guards deny; without a fallback, `start()` throws. It also
  /// fills the window if a change of policy removes everything.
  public var fallback: (@MainActor (NavigationError) -> SceneTransition)? {
    get { existingFeature(GuardFeature.self)?.fallback }
    set { feature(GuardFeature.self).fallback = newValue }
  }

  /// Judges the tree again after a change of policy, and removes the nodes that are no longer
  /// allowed.
  ///
  /// The smallest possible part is removed, regardless of its screens' dismissals. A redirect is
  /// followed in the same commit. If the window is empty afterwards, the `fallback` fills it.
  @discardableResult
  public func reevaluate(fileID: String = #fileID, line: Int = #line) -> NavigationHandle {
    feature(GuardFeature.self).reevaluate(at: CallSite(fileID: fileID, line: line))
  }

  /// The guards' objections to the current tree, as after a change of policy.
  package var standingDenials: [(name: String, reason: String)] {
    let proposal = Guard.Proposal(
      ProposedChange(
        current: tree, tree: tree, known: tree.difference(from: SceneTree()), cause: .policy),
      in: self, preparing: nil)
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
