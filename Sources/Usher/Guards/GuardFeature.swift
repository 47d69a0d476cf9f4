/// The guards of a director, its fallback, and the flows that guards required first.
@MainActor final class GuardFeature: DirectorFeature {
  private unowned let director: SceneDirector
  fileprivate let revision = PolicyRevision()
  fileprivate var rules: [Guard] = [] { didSet { discard(oldValue) } }
  fileprivate var fallback: (@MainActor (NavigationError) -> SceneTransition)? {
    didSet { discard(oldValue) }
  }
  /// The running flows that guards required first, by the guard and the flow.
  var detours: [RequestHistory.Key: DetourFlow] = [:]

  init(_ director: SceneDirector) { self.director = director }

  var holdsRequests: Bool { !detours.isEmpty }

  func handles(_ refusal: Refusal, of draft: Draft) -> Bool { director.fallBack(draft, refusal) }

  func replacement(forLayoutRefusedBy error: NavigationError) -> SceneTransition? {
    fallback?(error)
  }

  func policyDidChange() { revision.change() }

  /// Sets the rules; admission consults them only if there are any.
  fileprivate func set(_ rules: [Guard]) {
    let judge: SceneDirector.Judge = { [unowned director] proposal, preparation throws(Refusal) in
      try director.redirection(from: proposal, preparing: preparation)
    }
    director.judge = rules.isEmpty ? nil : judge
    self.rules = rules
    director.policyDidChange()
  }
}

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
}
