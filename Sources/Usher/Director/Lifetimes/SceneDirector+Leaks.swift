extension SceneDirector {
  /// What outlives its time: alive, though neither the tree nor the host has a place for it.
  package var outlived: [Ledger.Entry] {
    ledger?.entries.filter { $0.object != nil && !isInUse($0) } ?? []
  }

  private func isInUse(_ entry: Ledger.Entry) -> Bool {
    let isHeld =
      entry.owner == root.id || liveScreens.pendingReleases.coordinator(entry.owner) != nil
    switch entry.kind {
    // One that was refused has not ended: it may be started again, and under another identity.
    case .coordinator: return isHeld || (entry.object as? Coordinator)?.isFinished != true
    case .scope, .instance: return isHeld || coordinators[entry.owner] != nil
    case .screen: return liveScreens.screens.contains { $0 === entry.object }
    }
  }

  /// The coordinators that have started and go on, in the order of their starts.
  package var livingCoordinators: [Coordinator] {
    coordinators.values.sorted { $0.id.number < $1.id.number }
  }

  /// The identity of a coordinator, for readers of a ledger.
  package func identity(of coordinator: Coordinator) -> CoordinatorID { coordinator.id }
}
