extension Coordinator {
  /// Takes its place beside its siblings; from now on its verbs act.
  func attach() {
    phase = .running
    hasStarted = true
    parent?.children.append(self)
  }

  /// Itself, and all that its `build()` embedded, theirs included.
  var selfAndEmbedded: [Coordinator] {
    [self] + children.filter(\.isEmbeddedByBuild).flatMap(\.selfAndEmbedded)
  }

  /// Itself and all that it started, theirs included: parents first, in the order of their starts.
  var selfAndDescendants: [Coordinator] {
    var selfAndDescendants: [Coordinator] = []
    var next = [self]
    while let coordinator = next.popLast() {
      selfAndDescendants.append(coordinator)
      next += coordinator.children.reversed()
    }
    return selfAndDescendants
  }

  /// Itself and the coordinators above it, the nearest first.
  package var selfAndAncestors: some Sequence<Coordinator> { sequence(first: self) { $0.parent } }

  /// Itself and the coordinators whose `build()` embedded it, the nearest first.
  var selfAndEmbedders: some Sequence<Coordinator> {
    sequence(first: self) { $0.isEmbeddedByBuild ? $0.parent : nil }
  }

  /// The coordinator that it is a part of: the last of those whose `build()` embedded it, or itself.
  var outermostEmbedder: Coordinator { selfAndEmbedders.reduce(self) { $1 } }

  /// Forgets a node of its own that has left; the last one is found at once.
  func detach(_ id: NodeID) {
    if let index = nodes.lastIndex(of: id) { nodes.remove(at: index) }
  }

  /// Ends it: the result first, then its tasks and verbs, then its own last word if it has started.
  func deliverAndFinish(_ ending: FlowEnding) {
    phase = .finished
    exchange(&deliver, with: nil)?(ending)
    tasks.cancelAll()
    parent?.detach(self)
    nodes = []
    if hasStarted { didFinish() }
  }

  /// Forgets a child that has finished; the last one is found at once.
  private func detach(_ child: Coordinator) {
    if let index = children.lastIndex(where: { $0 === child }) { children.remove(at: index) }
  }

  /// Ends it with all below it, where the director has gone without closing; one that has not started
  /// is told nothing.
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
  /// Tasks are cancelled in reverse order of their start. Where the coordinator has
  /// finished, the task is cancelled already. A task that is cancelled before its turn comes does
  /// not run, such as one that was started in a `build()` whose start is refused.
  @discardableResult
  public func task(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    task(body) {}
  }

  private func task(
    _ body: @escaping @MainActor () async -> Void, ending: @escaping @MainActor () -> Void
  ) -> Task<Void, Never> {
    let tracker = director?.tracker
    tracker?.noteTask(of: id, 1)
    let end = { @MainActor [id] in
      tracker?.noteTask(of: id, -1)
      ending()
    }
    let task = tasks.run(body, noting: { [weak director] in director?.noteActivity() }, ending: end)
    if isFinished { tasks.cancelAll() }
    return task
  }

  /// Runs a task on the main actor that is cancelled when a screen leaves, or this coordinator finishes.
  ///
  /// ```swift
  /// push(screen)
  /// task(boundTo: screen) { await screen.load() }
  /// ```
  ///
  /// The screen must be in the tree, or have been passed to a verb. Where it has left, was refused, or was never
  /// shown, the task is cancelled already.
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
    return director.screenTasks.hold(for: screen) { end in task(body, ending: end) }
  }
}
