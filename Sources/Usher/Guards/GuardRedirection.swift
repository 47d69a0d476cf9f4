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

extension Request.History {
  private static let limit = 16

  /// Records a guard's redirect; a circle is refused with the names of its places.
  @MainActor mutating func record(
    _ redirection: GuardRedirection, from transition: SceneTransition
  ) throws(Refusal) {
    if isResumed, case .detour = redirection.kind, guards.contains(redirection.key) {
      throw .denied(
        "it still requires \(redirection.target), which has finished.", by: redirection.name)
    }
    let operation = transition.operation
    if places.isEmpty { places.append((operation.target, operation.route)) }
    let isBack = redirection.route.map { route in places.contains { $0.route == route } } ?? false
    let names = places.map(\.name) + [redirection.target]
    guard !isBack, !guards.contains(redirection.key) else {
      throw .loop("The guards redirect in a circle", names)
    }
    guard guards.count < Self.limit else {
      throw .loop("The guards redirect more than \(Self.limit) times", names)
    }
    guards.append(redirection.key)
    places.append((redirection.target, redirection.route))
  }
}
