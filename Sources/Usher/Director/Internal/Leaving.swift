/// What has left the tree and is still on the display, and the scopes that wait until it is not.
@MainActor final class Leaving {
  private var owners: [NodeID: CoordinatorID] = [:]
  /// The finished coordinators whose scopes wait.
  private var waiting: [CoordinatorID: Coordinator] = [:]
  /// How many nodes on the display, and scopes of those that it started, each waits for.
  private var counts: [CoordinatorID: Int] = [:]

  var nodes: some Collection<NodeID> { owners.keys }

  func add(_ node: Node) {
    owners[node.id] = node.owner
    counts[node.owner, default: 0] += 1
  }

  /// Takes a node out; returns its owner, which has one less to wait for once it departs.
  func remove(_ id: NodeID) -> CoordinatorID? { owners.removeValue(forKey: id) }

  /// Keeps a finished coordinator's scope until its last screen is let go, and the scopes of those
  /// that it started have ended; says if that is now.
  func park(_ coordinator: Coordinator) -> Bool {
    guard counts[coordinator.id] != nil else { return true }
    waiting[coordinator.id] = coordinator
    if let parent = coordinator.parent { counts[parent.id, default: 0] += 1 }
    return false
  }

  /// Notes that there is one less to wait for; returns whoever waited for that alone, and whoever
  /// waited for these, children first.
  func depart(_ owner: CoordinatorID) -> [Coordinator] {
    var ended: [Coordinator] = []
    var next: CoordinatorID? = owner
    while let id = next, let coordinator = lessen(id) {
      ended.append(coordinator)
      next = coordinator.parent?.id
    }
    return ended
  }

  private func lessen(_ id: CoordinatorID) -> Coordinator? {
    guard let count = counts[id], count == 1 else {
      counts[id]? -= 1
      return nil
    }
    counts[id] = nil
    return waiting.removeValue(forKey: id)
  }
}

extension Leaving {
  /// A coordinator that has finished and whose scope waits.
  func coordinator(_ id: CoordinatorID) -> Coordinator? { waiting[id] }

  /// The nodes on the display that a scope waits for.
  var awaited: [NodeID] {
    waiting.isEmpty ? [] : owners.filter { waiting[$0.value] != nil }.map(\.key)
  }

  /// Ends the scopes that still wait, children first.
  func endScopes() {
    let coordinators = waiting.values.sorted { $0.id.number > $1.id.number }
    waiting = [:]
    for coordinator in coordinators { coordinator.scope.end() }
  }
}
