/// Where a guard leads instead of what was asked for.
@MainActor struct Diversion {
  let name: String
  let kind: Kind

  enum Kind {
    case redirect(Transition)
    case detour(Guard.Detour)
  }

  /// What messages call the place that it leads to.
  var target: String {
    switch kind {
    case .redirect(let transition): transition.target
    case .detour(let detour): OutlineName.of(detour.source.type)
    }
  }

  /// What it starts or does, where nothing waits for the end of it.
  var transition: Transition {
    switch kind {
    case .redirect(let transition): transition
    case .detour(let detour): Transition(.show(.coordinator(detour.source), detour.placement))
    }
  }
}

/// How a request has come as far as it has: who agreed, and what led it elsewhere.
struct Passage {
  /// The coordinators that have been asked and have agreed.
  var waived: Set<CoordinatorID> = []
  /// Whether it has been made again, so that its source may be stale by now.
  var isResumed = false
  private var places: [String] = []
  private var guards: [String] = []
  private static let limit = 16

  /// Goes on to where a guard leads; a circle is refused by the names of the places on it.
  @MainActor mutating func divert(
    _ diversion: Diversion, from transition: Transition
  ) throws(Obstacle) {
    let target = diversion.target
    let key = "\(diversion.name) → \(target)"
    if isResumed, case .detour = diversion.kind, guards.contains(key) {
      throw .denied("it still asks for \(target), which has finished.", by: diversion.name)
    }
    if places.isEmpty { places.append(transition.target) }
    guard !guards.contains(key), guards.count < Self.limit else {
      throw .loop("The guards redirect in a circle", places + [target])
    }
    guards.append(key)
    places.append(target)
  }
}
