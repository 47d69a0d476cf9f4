extension SceneDirector {
  /// Starts the window: prepares the root coordinator, admits the first tree, and shows it.
  ///
  /// When this returns, the host has begun to show the tree. A second call has no effect while the
  /// director is running, and throws after it has closed.
  ///
  /// - Throws: `NavigationError` if the first tree is refused; the director is then closed.
  public func start(fileID: String = #fileID, line: Int = #line) throws(NavigationError) {
    let site = CallSite(fileID: fileID, line: line)
    guard phase != .closed else {
      throw closingError
        ?? Refusal.closed.error(verb: "start", coordinator: root.outlineName, at: site)
    }
    guard phase == .waiting else { return }
    phase = .running
    startSite = site
    let request = Request(
      SceneTransition(SceneTransition.FirstTreeOperation.build), by: root,
      cause: firstTree == nil ? .program : .restore, callSite: site)
    run {
      process(request)
      if request.navigation.error != nil { phase = .closed }
    }
    if let error = request.navigation.error ?? closingError {
      closingError = closingError ?? error
      finishClosing()
      throw error
    }
  }

  /// Starts the director if necessary, and returns when it has closed and its store is erased.
  ///
  /// If the awaiting task is cancelled, this returns at once, and the director continues until it
  /// is closed.
  ///
  /// - Throws: `NavigationError` if the first tree is refused, or if the director closed because
  ///   guards left nothing to show.
  public func run() async throws(NavigationError) {
    if phase == .waiting { try start() }
    if !hasClosed { await endWaiters.value(whenCancelled: ()) }
    if hasClosed { for feature in features { await feature.finishWork() } }
    if let closingError { throw closingError }
  }

  /// Closes the window: every coordinator ends, the host shows nothing and is detached.
  public func close() {
    guard phase != .closed else { return }
    guard phase == .running else {
      phase = .closed
      if root.director === self { root.abandon() } else { rootScope.end() }
      return finishClosing()
    }
    let close = SceneTransition.plain("close") { draft throws(Refusal) in
      draft.isForced = true
      try draft.close(.cancelled(.closed))
    }
    submit(Request(close, by: nil, cause: .program, callSite: CallSite()))
  }

  func finishClosing() {
    guard !hasClosed else { return }
    hasClosed = true
    advertised = nil
    for retry in retries.popAll() { retry.giveUp() }
    queue.resume()
    while let request = queue.next() { request.refuse(.closed, reportingTo: self) }
    host.detach()
    reconciler.stop()
    for navigation in reconciler.drainAwaiting() { navigation.settle() }
    // A detached host holds nothing, regardless of its last display.
    observe()
    release(liveScreens.pendingReleases.awaited)
    for feature in features { feature.didClose() }
    emit(.closed)
    observers.finish()
    endWaiters.resumeAll(returning: ())
  }

  func recordActivity() { activity &+= 1 }

  /// `true` while no commit, no step and no gesture is under way.
  package var isQuiet: Bool {
    !isBusy && reconciler.isResting && !reconciler.isGesturing && queue.isEmpty
      && !isRefilling
  }

  /// `true` while it waits for rest to fill an empty window.
  package var isRefilling: Bool { emptyWindow.isWaiting }

  func feature<Feature: DirectorFeature>(_ type: Feature.Type) -> Feature {
    if let feature = existingFeature(type) { return feature }
    let feature = Feature(self)
    features.append(feature)
    return feature
  }

  func existingFeature<Feature: DirectorFeature>(_ type: Feature.Type) -> Feature? {
    features.lazy.compactMap { $0 as? Feature }.first
  }

  /// Notifies the director that its window has entered a phase.
  ///
  /// No node changes. While the window is disconnected, changes are admitted but no steps are
  /// performed. When it is connected again, the host catches up.
  public func windowDidEnter(_ phase: WindowPhase) {
    guard phase != windowPhase, self.phase != .closed else { return }
    windowPhase = phase
    reconciler.isDisconnected = phase == .disconnected
    if reconciler.isDisconnected { reconciler.isGesturing = false }
    if phase == .foreground { reconciler.tryAgain() }
    emit(.entered(phase))
    run {
      for coordinator in livingCoordinators where coordinator.isStarted {
        coordinator.didEnter(phase)
      }
      reconciler.isNeeded = true
    }
  }

  /// Closes the window because its host has lost the display; `run()` throws the error.
  ///
  /// Observers first receive the error as `.failed`. If the director has closed already, nothing
  /// happens. The host's own error is the `underlying` error of the one that `run()` throws.
  public func displayDidFail(_ error: any Error, at callSite: CallSite) {
    guard phase == .running else { return }
    let failure = NavigationError(
      reason: .unreachable, command: "run", coordinator: root.outlineName,
      message: Message(
        "The host has failed: \(error)", redacted: "The host has failed: \(type(of: error))"),
      remedies: ["Make a new director once the display is there again."],
      callSite: callSite, underlying: error)
    closingError = closingError ?? failure
    emit(.failed(failure))
    close()
  }
}
