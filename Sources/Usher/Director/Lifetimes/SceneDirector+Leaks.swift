/// Decides what has leaked: what is alive though neither the tree nor the host has a place for it.
extension SceneDirector {
  /// The objects that outlive their time.
  package var outlived: [LifetimeTracker.Entry] {
    tracker?.entries.filter { $0.object != nil && !isInUse($0) } ?? []
  }

  private func isInUse(_ entry: LifetimeTracker.Entry) -> Bool {
    // A request that waits holds what it will show, though what was prepared for it was given up.
    if !entry.hasBegun, holdsRequests { return true }
    let isHeld =
      entry.owner == root.id || liveScreens.pendingReleases.coordinator(entry.owner) != nil
    switch entry.kind {
    // One that was refused has not ended: it may be started again, and under another identity.
    case .coordinator: return isHeld || (entry.object as? Coordinator)?.isFinished != true
    case .scope, .instance: return isHeld || coordinators[entry.owner] != nil
    case .screen: return liveScreens.screens.contains { $0 === entry.object }
    }
  }

  /// Indicates whether a request waits: in the queue, for a detour, or until a screen's owner agrees.
  private var holdsRequests: Bool {
    !queue.isEmpty || queue.isHolding || retries.isWaiting
      || features.contains(where: \.holdsRequests)
  }
}
