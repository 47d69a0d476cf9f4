extension Coordinator {
  /// Adds the coordinator to its parent; from now on its verbs act.
  func attach() {
    phase = .running
    hasStarted = true
    parent?.children.append(self)
  }

  /// The coordinator and all that its `build()` embedded, recursively.
  var selfAndEmbedded: [Coordinator] {
    [self] + children.filter(\.isEmbeddedByBuild).flatMap(\.selfAndEmbedded)
  }

  /// The coordinator and its descendants: parents first, in the order of their starts.
  var selfAndDescendants: [Coordinator] {
    var selfAndDescendants: [Coordinator] = []
    var next = [self]
    while let coordinator = next.popLast() {
      selfAndDescendants.append(coordinator)
      next += coordinator.children.reversed()
    }
    return selfAndDescendants
  }

  /// The coordinator and its ancestors, the nearest first.
  package var selfAndAncestors: some Sequence<Coordinator> { sequence(first: self) { $0.parent } }

  /// The coordinator and those whose `build()` embedded it, the nearest first.
  var selfAndEmbedders: some Sequence<Coordinator> {
    sequence(first: self) { $0.isEmbeddedByBuild ? $0.parent : nil }
  }

  /// The last of the coordinators whose `build()` embedded it, or itself.
  var outermostEmbedder: Coordinator { selfAndEmbedders.reduce(self) { $1 } }

  /// Adds a node, the newest; one that a fold brings back is as old as before.
  func attach(_ id: NodeID, isReturning: Bool) {
    let newer = isReturning ? nodes.firstIndex { $0.number > id.number } : nil
    nodes.insert(id, at: newer ?? nodes.endIndex)
  }

  /// Sorts the nodes of its start first, the others by age: a restoration adds all at once.
  func orderNodes() {
    let built = Set(startRecord.built.map(\.id))
    let others = nodes.filter { !built.contains($0) }
    nodes = nodes.filter(built.contains) + others.sorted { $0.number < $1.number }
  }

  /// Removes a node that left; the search from the end finds the newest at once.
  func detach(_ id: NodeID) {
    if let index = nodes.lastIndex(of: id) { nodes.remove(at: index) }
  }

  /// Hands the outcome of a root, which has no parent to receive it, to a closure.
  package func deliverOutcome<Output>(to body: @escaping @MainActor (Outcome<Output>) -> Void) {
    deliver = { body(Outcome($0)) }
  }

  /// Delivers the result, then cancels the tasks, and calls `didFinish()` last if it has started.
  func deliverAndFinish(_ ending: FlowEnding) {
    phase = .finished
    exchange(&deliver, with: nil)?(ending)
    tasks.cancelAll()
    parent?.detach(self)
    (nodes, arrangements) = ([], [])
    if hasStarted { didFinish() }
  }

  /// Removes a child that finished; the search from the end finds the newest at once.
  private func detach(_ child: Coordinator) {
    if let index = children.lastIndex(where: { $0 === child }) { children.remove(at: index) }
  }

  /// Ends the coordinator and its descendants if the director was released without closing.
  ///
  /// A coordinator that has not started is not notified.
  func abandon() {
    for coordinator in selfAndDescendants.reversed() where !coordinator.isFinished {
      if coordinator.isStarted { coordinator.deliverAndFinish(.cancelled(.closed)) }
      coordinator.tasks.cancelAll()
      coordinator.phase = .finished
      coordinator.scope.end()
    }
  }

  /// Runs a task on the main actor that is cancelled when this coordinator finishes.
  ///
  /// Tasks are cancelled in reverse order of their start. If the coordinator has finished, the task
  /// is cancelled from the start. A task that is cancelled before its turn comes does not run, such
  /// as one that was started in a `build()` whose start is refused.
  @discardableResult
  public func task(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    task(body) {}
  }

  private func task(
    _ body: @escaping @MainActor () async -> Void, ending: @escaping @MainActor () -> Void
  ) -> Task<Void, Never> {
    let tracker = director?.tracker
    tracker?.countTask(of: id, 1)
    let task = tasks.add { end in
      Task { @MainActor [id, weak director] in
        director?.recordActivity()
        // A task that is cancelled before its turn does not run its body.
        if !Task.isCancelled { await body() }
        director?.recordActivity()
        tracker?.countTask(of: id, -1)
        ending()
        end()
      }
    }
    if isFinished { tasks.cancelAll() }
    return task
  }

  /// Runs a task on the main actor that is cancelled when a screen leaves, or this coordinator
  /// finishes.
  ///
  /// ```swift
  /// push(screen)
  /// task(boundTo: screen) { await screen.load() }
  /// ```
  ///
  /// The screen must be in the tree, or have been passed to a verb. If it has left, was refused, or
  /// was never shown, the task is cancelled from the start.
  @discardableResult
  public func task(
    boundTo screen: any Screen, _ body: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    guard let director, !isFinished else {
      let task = task(body)
      task.cancel()
      return task
    }
    defer { director.endTasksOfRefusedScreens() }
    return director.screenTasks.add(for: screen) { end in task(body, ending: end) }
  }
}
