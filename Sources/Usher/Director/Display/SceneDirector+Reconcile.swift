extension SceneDirector {
  /// Asks the host for one legal step after the other until it shows what was admitted.
  func reconcile() {
    guard !isReconciling else { return }
    isReconciling = true
    needsReconciling = false
    defer { isReconciling = false }
    repeat {} while performNextStep(from: observe())
  }

  /// Looks at the display, and releases what the host has released; returns what is shown now.
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
    let number = reconciler.begin(step, from: shown, options.attempts) { tree.size + shown.size }
    guard let number else {
      giveUp(step)
      return false
    }
    liveScreens.give(step.edit.added(to: shown))
    host.perform(step) { [weak self] in self?.stepEnded(number) }
    if reconciler.running != nil { watch(number) }
    return reconciler.running == nil
  }

  /// Takes a completion, the first one of a step only.
  private func stepEnded(_ number: Int) {
    guard reconciler.end(number) else { return }
    stepWatch?.cancel()
    stepWatch = nil
    noteActivity()
    if !isReconciling { reconcileSoon() }
  }

  /// Looks again where a completion does not come in time.
  private func watch(_ number: Int) {
    stepWatch = after(options.stepLimit) { $0.stepEnded(number) }
  }

  /// Leaves the display as it is until its host says that it may proceed; observers are told once.
  private func wait(for obstacle: String, with step: Step) {
    if phase == .closed { return finishClosing() }
    let known = reconciler.obstacle?.name
    reconciler.obstacle = (step, obstacle)
    if obstacle != known { emit(.waiting(for: obstacle)) }
  }

  /// Notes that what kept the display from performing a step may have gone.
  package func displayMayProceed() {
    guard reconciler.obstacle != nil else { return }
    reconciler.tryAgain()
    reconcileSoon()
  }

  private func settle() {
    reconciler.obstacle = nil
    let waiting = reconciler.takeAwaiting()
    for navigation in waiting { navigation.settle() }
    if !waiting.isEmpty { emit(.settled) }
    if phase == .closed { finishClosing() }
  }

  /// A window that closes needs no display: at once where there is none, and where a gesture holds
  /// it, once that has had the time of a step; a step during a gesture would be illegal.
  private func closeWithoutDisplay() {
    if reconciler.isDisconnected { return finishClosing() }
    guard reconciler.isGesturing, stepWatch == nil else { return }
    stepWatch = after(options.stepLimit) {
      $0.stepWatch = nil
      $0.reconciler.isGesturing ? $0.finishClosing() : $0.reconcileSoon()
    }
  }

  /// Reports a display that cannot be reached; the next change tries again.
  private func giveUp(_ step: Step) {
    reconciler.isStuck = true
    let error = NavigationError(unreachable: host, step)
    for navigation in reconciler.takeAwaiting() { navigation.settle(.failure(error)) }
    emit(.failed(error))
    if phase == .closed { finishClosing() }
  }

  /// Releases what has left the tree and what the host does not show any more, and ends the scopes that
  /// waited for it.
  private func release(_ ids: [NodeID]) {
    for id in ids {
      noteDisappeared(id)
      for coordinator in liveScreens.release(id) { endScope(of: coordinator) }
    }
  }

  /// A host that has been detached holds nothing any more, whatever it showed last.
  func releaseAll() {
    observe()
    release(liveScreens.pendingReleases.awaited)
  }

  /// Ends scopes after a while even where the host releases nothing.
  func watchReleases() {
    let awaited = liveScreens.pendingReleases.awaited
    guard !awaited.isEmpty, releaseWatch == nil else { return }
    releaseWatch = after(options.releaseLimit) {
      $0.releaseWatch = nil
      $0.release(awaited)
      $0.watchReleases()
    }
  }

  /// Does something after a while, unless the task is cancelled before or the director has gone.
  func after(
    _ limit: Duration, _ body: @escaping @MainActor (SceneDirector) -> Void
  ) -> Task<Void, Never> {
    options.clock.after(limit) { [weak self] in if let self { body(self) } }
  }
}
