extension SceneDirector {
  /// Requests one legal step after another until the host shows the admitted tree.
  func reconcile() {
    guard !reconciler.isReconciling else { return }
    reconciler.isReconciling = true
    reconciler.isNeeded = false
    defer { reconciler.isReconciling = false }
    repeat {} while performNextStep(from: observe())
  }

  /// Releases the nodes that the host has released, and returns the shown tree.
  @discardableResult
  func observe() -> SceneTree {
    let shown = host.shown
    let gone = liveScreens.observe(shown, isMoving: reconciler.running != nil)
    if gone.isEmpty { return shown }
    release(gone)
    return host.shown
  }

  private func performNextStep(from shown: SceneTree) -> Bool {
    guard !reconciler.isPaused else {
      if phase == .closed { closeWithoutDisplay() }
      return false
    }
    guard
      let step = admitted.firstStep(
        from: shown, capabilities: host.capabilities, returning: liveScreens.returning,
        entrances: liveScreens.entrances)
    else {
      settle()
      return false
    }
    if let obstacle = inspectingHost?.obstacle(to: step) {
      wait(for: obstacle, with: step)
      return false
    }
    if reconciler.obstacle?.step == step { reconciler.obstacle = nil }
    let number = reconciler.begin(step, from: shown, options.attempts) {
      tree.nodes.count + shown.nodes.count
    }
    guard let number else {
      giveUp(step)
      return false
    }
    liveScreens.give(step.edit.allAdded(to: shown))
    host.perform(step) { [weak self] in self?.stepEnded(number) }
    if reconciler.running != nil {
      reconciler.stepWatch = after(options.stepLimit) { $0.stepEnded(number) }
    }
    return reconciler.running == nil
  }

  /// Ends a step that completes, or whose completion is late; only the first of both counts.
  private func stepEnded(_ number: Int) {
    guard reconciler.end(number) else { return }
    recordActivity()
    if !reconciler.isReconciling { reconcileSoon() }
  }

  /// Leaves the display unchanged until its host may proceed; emits one event for an obstacle.
  private func wait(for obstacle: String, with step: Step) {
    if phase == .closed { return finishClosing() }
    let known = reconciler.obstacle?.name
    reconciler.obstacle = (step, obstacle)
    if obstacle != known { emit(.waiting(for: obstacle)) }
  }

  /// Notifies the director that the obstacle to a step may be gone.
  package func displayMayProceed() {
    guard reconciler.obstacle != nil else { return }
    reconciler.tryAgain()
    reconcileSoon()
  }

  private func settle() {
    reconciler.obstacle = nil
    let waiting = reconciler.drainAwaiting()
    for navigation in waiting { navigation.settle() }
    voice.announceFront(of: self)
    for feature in features { feature.didSettle() }
    if !waiting.isEmpty { emit(.settled) }
    if phase == .closed { finishClosing() }
  }

  /// Closes without the display: at once if there is none, or if a gesture outlasts a step's limit.
  ///
  /// A step during a gesture would be illegal.
  private func closeWithoutDisplay() {
    if reconciler.isDisconnected { return finishClosing() }
    guard reconciler.isGesturing, reconciler.stepWatch == nil else { return }
    reconciler.stepWatch = after(options.stepLimit) {
      $0.reconciler.stepWatch = nil
      if $0.reconciler.isGesturing { $0.finishClosing() } else { $0.reconcileSoon() }
    }
  }

  /// Reports an unreachable display; the next change tries again.
  private func giveUp(_ step: Step) {
    reconciler.isStuck = true
    let error = NavigationError(unreachable: host, step)
    for navigation in reconciler.drainAwaiting() { navigation.settle(.failure(error)) }
    emit(.failed(error))
    if phase == .closed { finishClosing() }
  }

  /// Releases nodes that the host no longer shows, and ends the scopes that waited for them.
  func release(_ ids: [NodeID]) {
    for id in ids {
      recordDisappearance(id)
      for coordinator in liveScreens.release(id) { endScope(of: coordinator) }
    }
  }

  /// Ends scopes after a time limit even if the host releases nothing.
  func watchReleases() {
    let releases = liveScreens.pendingReleases
    let awaited = releases.awaited
    guard !awaited.isEmpty, releases.watch == nil else { return }
    releases.watch = after(options.releaseLimit) {
      $0.liveScreens.pendingReleases.watch = nil
      $0.release(awaited)
      $0.watchReleases()
    }
  }

  /// Calls a closure after a delay, unless the task is cancelled or the director released first.
  func after(
    _ limit: Duration, _ body: @escaping @MainActor (SceneDirector) -> Void
  ) -> Task<Void, Never> {
    options.clock.after(limit) { [weak self] in if let self { body(self) } }
  }
}
