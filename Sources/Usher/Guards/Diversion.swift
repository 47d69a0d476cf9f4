/// Where a guard leads instead of what was asked for.
@MainActor struct Diversion: Redirection {
  let name: String
  let kind: Kind

  enum Kind {
    case redirect(SceneTransition)
    case detour(Guard.Detour)
  }

  /// What messages call the place that it leads to.
  var target: String {
    switch kind {
    case .redirect(let transition): transition.operation.target
    case .detour(let detour): OutlineName.of(detour.source.type)
    }
  }

  /// What it leads to, where that is no detour.
  var transition: SceneTransition? {
    guard case .redirect(let transition) = kind else { return nil }
    return transition
  }

  /// The same, as it is followed once.
  var performance: Diversion {
    guard case .redirect(let transition) = kind else { return self }
    return Diversion(name: name, kind: .redirect(transition.performance))
  }

  /// The route that it leads to, where it is one.
  var route: AnyRoute? { transition?.operation.route }

  /// What tells it from others: the guard, and the place that it leads to.
  var key: Passage.Key {
    switch kind {
    case .redirect(let transition):
      Passage.Key(name: name, target: target, destination: transition.operation.destination)
    case .detour: Passage.Key(name: name, target: target, destination: nil)
    }
  }

  func follow(insteadOf draft: Draft) throws(Obstacle) {
    try draft.director.divert(draft, to: self)
  }
}

extension Passage {
  /// How often guards may lead a request elsewhere.
  private static let limit = 16

  /// Goes on to where a guard leads; a circle is refused by the names of the places on it.
  @MainActor mutating func divert(
    _ diversion: Diversion, from transition: SceneTransition
  ) throws(Obstacle) {
    if isResumed, case .detour = diversion.kind, guards.contains(diversion.key) {
      throw .denied(
        "it still asks for \(diversion.target), which has finished.", by: diversion.name)
    }
    if places.isEmpty {
      places.append(transition.operation.target)
      routes.append(transition.operation.route)
    }
    let isBack = diversion.route.map { routes.contains($0) } ?? false
    guard !isBack, !guards.contains(diversion.key) else {
      throw .loop("The guards redirect in a circle", places + [diversion.target])
    }
    guard guards.count < Self.limit else {
      throw .loop("The guards redirect more than \(Self.limit) times", places + [diversion.target])
    }
    guards.append(diversion.key)
    places.append(diversion.target)
    routes.append(diversion.route)
  }
}
