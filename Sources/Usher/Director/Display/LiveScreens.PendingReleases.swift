extension LiveScreens {
  /// The nodes that left the tree and are still on the display, and the scopes that wait for them.
  @MainActor final class PendingReleases {
    private var owners: [NodeID: Coordinator] = [:]
    private var waiting: [CoordinatorID: Coordinator] = [:]
    /// Ends the scopes after a time limit.
    var watch: Task<Void, Never>?

    var nodes: some Collection<NodeID> { owners.keys }

    func add(_ node: Node, of owner: Coordinator) {
      owners[node.id] = owner
      owner.pendingReleaseCount += 1
    }

    /// Removes a node, and returns its owner for `recordRelease(by:)`.
    func remove(_ id: NodeID) -> Coordinator? { owners.removeValue(forKey: id) }

    /// Keeps a finished coordinator's scope until its last screen is released.
    ///
    /// The scopes of its children must have ended, too. Returns true if nothing is pending.
    func retainScope(of coordinator: Coordinator) -> Bool {
      guard coordinator.pendingReleaseCount > 0 else { return true }
      waiting[coordinator.id] = coordinator
      coordinator.parent?.pendingReleaseCount += 1
      return false
    }

    /// Lowers a coordinator's count of pending releases.
    ///
    /// Returns the coordinators that waited for this release alone, children first.
    func recordRelease(by owner: Coordinator) -> [Coordinator] {
      var ended: [Coordinator] = []
      var next: Coordinator? = owner
      while let coordinator = next {
        coordinator.pendingReleaseCount -= 1
        guard coordinator.isFinished, coordinator.pendingReleaseCount == 0,
          waiting.removeValue(forKey: coordinator.id) != nil
        else { break }
        ended.append(coordinator)
        next = coordinator.parent
      }
      return ended
    }

    func coordinator(_ id: CoordinatorID) -> Coordinator? { waiting[id] }

    var awaited: [NodeID] {
      waiting.isEmpty ? [] : owners.filter { waiting[$0.value.id] != nil }.map(\.key)
    }

    func endScopes() {
      let coordinators = waiting.values.sorted { $0.id.number > $1.id.number }
      waiting = [:]
      for coordinator in coordinators { coordinator.scope.end() }
    }
  }
}
