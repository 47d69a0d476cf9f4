/// The redirect or detour that a guard answers a request with.
@MainActor struct GuardRedirection: Redirection {
  let name: String
  let kind: Kind

  enum Kind {
    case redirect(SceneTransition)
    case detour(Guard.Detour)
  }

  /// The destination, as messages name it.
  var target: String {
    switch kind {
    case .redirect(let transition): transition.operation.target
    case .detour(let detour): OutlineName.of(detour.source.type)
    }
  }

  var transition: SceneTransition? {
    guard case .redirect(let transition) = kind else { return nil }
    return transition
  }

  var route: AnyRoute? { transition?.operation.route }

  /// The key that distinguishes it from others: the guard, and the destination.
  var key: Request.History.Key {
    Request.History.Key(name: name, target: target, destination: transition?.operation.destination)
  }

  func follow(insteadOf draft: Draft) throws(Refusal) {
    try draft.director.feature(GuardFeature.self).follow(draft, to: self)
  }
}
