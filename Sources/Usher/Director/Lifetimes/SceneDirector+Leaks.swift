/// Finds leaks: objects that are alive although neither the tree nor the host uses them.
extension SceneDirector {
  /// The objects that outlive their use.
  package var outlived: [LifetimeTracker.Entry] {
    tracker?.entries.filter { $0.object != nil && !isInUse($0) } ?? []
  }

  private func isInUse(_ entry: LifetimeTracker.Entry) -> Bool {
    // A waiting request holds its screens, although their preparation was abandoned.
    if !entry.hasBegun, holdsRequests { return true }
    let isHeld =
      entry.owner == root.id || liveScreens.pendingReleases.coordinator(entry.owner) != nil
    switch entry.kind {
    // A refused coordinator has not ended: it may start again, with another identity.
    case .coordinator: return isHeld || (entry.object as? Coordinator)?.isFinished != true
    case .scope, .instance: return isHeld || coordinators[entry.owner] != nil
    case .screen: return liveScreens.screens.contains { $0 === entry.object }
    }
  }

  /// `true` while a request waits: in the queue, for a detour, or until a screen's owner agrees.
  private var holdsRequests: Bool {
    !queue.isEmpty || queue.isHolding || retries.isWaiting
      || features.contains(where: \.holdsRequests)
  }
}
