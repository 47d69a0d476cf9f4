extension Preparation {
  /// Gives everything up: scopes end, starts are refused, and nothing else was touched.
  ///
  /// The root coordinator may be kept, to be started with something else in the scope it has.
  func abandon(_ refusal: Refusal, keeping root: Coordinator? = nil) {
    let isKept = root != nil && coordinators.first === root
    abandon(after: isKept ? 1 : 0, refusal)
    if isKept { root?.awaitStart() }
    let refused = exchange(&kept, with: []) + exchange(&embeddings, with: [])
    for request in refused { request.refuse(refusal, reportingTo: director) }
  }

  /// Gives up the coordinators that began after a number of others, with what they asked for meanwhile.
  func abandon(after count: Int, _ refusal: Refusal) {
    give(up: coordinators[count...], refusal)
    discard(exchange(&coordinators, with: Array(coordinators[..<count])))
  }

  /// Gives up some of those that began, with what they asked for meanwhile.
  func abandon(where isGone: (Coordinator) -> Bool, _ refusal: Refusal) {
    let kept = coordinators.filter { !isGone($0) }
    give(up: coordinators.filter(isGone)[...], refusal)
    coordinators = kept
  }

  private func give(up gone: ArraySlice<Coordinator>, _ refusal: Refusal) {
    for coordinator in gone.reversed() { coordinator.leavePreparation() }
    guard !(kept.isEmpty && embeddings.isEmpty) else { return }
    let coordinators = Set(gone.map(ObjectIdentifier.init))
    let isGone = { (request: Request) in
      request.coordinator.map { coordinators.contains(ObjectIdentifier($0)) } ?? false
    }
    let refused = kept.filter(isGone) + embeddings.filter(isGone)
    discard(exchange(&kept, with: kept.filter { !isGone($0) }))
    discard(exchange(&embeddings, with: embeddings.filter { !isGone($0) }))
    for request in refused { request.refuse(refusal, reportingTo: director) }
  }

  func takeKept() -> [Request] {
    for request in embeddings { request.navigation.admit() }
    return exchange(&kept, with: [])
  }

  /// The embedded starts, to be settled with the start that they belong to.
  var embeddedNavigations: [NavigationHandle] { embeddings.map(\.navigation) }
}
