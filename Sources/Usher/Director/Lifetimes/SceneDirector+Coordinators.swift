/// Starts and ends coordinators, in one place, by the difference between two trees.
extension SceneDirector {
  /// Attaches coordinators; returns those that start now, parents first.
  ///
  /// The root starts with its layout, or with a lasting replacement; while a flow that a guard
  /// requires is shown instead, the root waits.
  func attach(_ prepared: [Coordinator], filling: Bool) -> [Coordinator] {
    for coordinator in prepared {
      coordinators[coordinator.id] = coordinator
      coordinator.attach()
      tracker?.begin(coordinator.scope)
    }
    if !filling && queue.isAwaitingLayout && prepared.contains(where: { $0 === root }) {
      root.awaitStart()
      return prepared.filter { $0 !== root }
    }
    guard filling, !root.isStarted else { return prepared }
    root.attach()
    return [root] + prepared
  }

  func attach(_ added: [Node], from preparation: Preparation, since first: UInt64) {
    for node in added {
      coordinators[node.owner]?.attach(node.id, isReturning: node.isOlder(than: first))
      let screen = preparation.screen(for: node.id)
      liveScreens.enter(node, screen, for: preparation.keys[node.id])
      if let screen { tracker?.begin(screen) }
    }
  }

  /// Removes nodes; returns their screens, and the alerts that nobody has answered.
  func remove(
    _ nodes: [Node]
  ) -> (screens: [(owner: Coordinator, screen: any Screen)], alerts: [AlertScreen]) {
    var (screens, alerts): ([(owner: Coordinator, screen: any Screen)], [AlertScreen]) = ([], [])
    for node in nodes {
      let owner = coordinators[node.owner]
      let screen = liveScreens.leave(node, of: owner)
      owner?.detach(node.id)
      if let alert = screen as? AlertScreen {
        alerts.append(alert)
      } else if let owner, let screen {
        screens.append((owner, screen))
      }
    }
    return (screens, alerts)
  }

  /// The tasks that wait until a node leaves for good; `nil` if it is not in the tree.
  ///
  /// The tasks do not retain the director, which could otherwise not be released while one waits.
  func waiters(for id: NodeID) -> Waiters<Void>? {
    tree.node(id).flatMap { liveScreens.removalWaiters(of: $0.id) }
  }

  func begin(_ coordinators: [Coordinator]) {
    for coordinator in coordinators {
      emit(.started(coordinator.id, name: coordinator.outlineName))
      coordinator.didStart()
    }
  }

  func finish(_ coordinator: Coordinator, _ ending: FlowEnding) {
    coordinators[coordinator.id] = nil
    if !coordinator.arrangements.isEmpty { arranged.removeAll { $0 === coordinator } }
    let isGone = liveScreens.pendingReleases.retainScope(of: coordinator)
    if let tracker, coordinator.deliver == nil, case .finished = ending {
      // No flow and no closure receives the result.
      tracker.record(LifetimeTracker.FlowResult(coordinator.outlineName))
    }
    coordinator.deliverAndFinish(ending)
    if coordinator.hasStarted {
      emit(.finished(coordinator.id, name: coordinator.outlineName, ending.reason))
    }
    if isGone { endScope(of: coordinator) }
  }

  func endScope(of coordinator: Coordinator) {
    tracker?.trackInstances(of: coordinator.scope, owner: coordinator.id)
    coordinator.scope.end()
    guard coordinator.hasStarted else { return }
    emit(.scopeEnded(coordinator.id, name: coordinator.outlineName))
  }

  /// The number of unfinished tasks of living coordinators.
  package var runningTaskCount: Int { coordinators.values.reduce(0) { $0 + $1.tasks.count } }

  /// The coordinators that have started and continue, in the order of their starts.
  package var livingCoordinators: [Coordinator] {
    coordinators.values.sorted { $0.id.number < $1.id.number }
  }

  /// The identity of a coordinator, for readers of a tracker.
  package func identity(of coordinator: Coordinator) -> CoordinatorID { coordinator.id }

  /// Makes the arrangements of an admitted change those of their coordinators.
  func applyArrangements(
    _ changed: [Arrangement.Change], for width: SceneWidth?, of prepared: [Coordinator]
  ) {
    arranged = arranged(with: prepared)
    for change in changed { change.apply(in: tree) }
    if !changed.isEmpty { for feature in features { feature.didRearrange(changed) } }
    if let width { self.width = width }
  }

  /// The coordinators with arrangements, with those of the root and of prepared ones at the end.
  func arranged(with prepared: [Coordinator]) -> [Coordinator] {
    var all = arranged
    for coordinator in [root] + prepared
    where !coordinator.arrangements.isEmpty && !all.contains(where: { $0 === coordinator }) {
      all.append(coordinator)
    }
    return all
  }

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
