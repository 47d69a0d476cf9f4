extension SceneDirector {
  /// Starts: prepares the root coordinator, admits the first tree, and has the host show it.
  ///
  /// The host has begun to show it when this returns. A second start does nothing while it runs, and
  /// throws once it has closed.
  ///
  /// - Throws: `NavigationError` where the first tree is refused; the director has closed then.
  public func start(fileID: String = #fileID, line: Int = #line) throws(NavigationError) {
    let site = CallSite(fileID: fileID, line: line)
    guard phase != .closed else {
      throw closingError
        ?? Refusal.closed.error(verb: "start", coordinator: root.outlineName, at: site)
    }
    guard phase == .waiting else { return }
    phase = .running
    let request = Request(
      SceneTransition(FirstTreeOperation.build), by: root,
      cause: firstTree == nil ? .program : .restore, callSite: site)
    run {
      process(request)
      if request.navigation.error != nil { phase = .closed }
    }
    if let error = request.navigation.error {
      closingError = closingError ?? error
      finishClosing()
      throw error
    }
    if let closingError {
      finishClosing()
      throw closingError
    }
  }

  /// Starts where that has not happened, and returns when the director has closed.
  ///
  /// Where the task that awaits it is cancelled, it returns at once, and the director continues: the
  /// caller that made it closes it.
  ///
  /// - Throws: `NavigationError` where the first tree is refused, or where guards have left nothing
  ///   to show and the director has closed for it.
  public func run() async throws(NavigationError) {
    if phase == .waiting { try start() }
    if !hasClosed { await endWaiters.value(whenCancelled: ()) }
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
    for retry in retries.takeAll() { retry.giveUp() }
    queue.release()
    while let request = queue.next() { request.refuse(.closed, reportingTo: self) }
    host.detach()
    stopWaiting()
    releaseAll()
    for feature in features { feature.didClose() }
    emit(.closed)
    observers.finish()
    removalWaiters.endAll()
    endWaiters.resumeAll(returning: ())
  }

  private func stopWaiting() {
    stepWatch?.cancel()
    stepWatch = nil
    gestureWatch?.cancel()
    gestureWatch = nil
    reconciler.stop()
    for navigation in reconciler.takeAwaiting() { navigation.settle() }
  }

  func noteActivity() { activity &+= 1 }

  /// Indicates whether nothing is under way: no commit, no step, no gesture.
  package var isQuiet: Bool {
    !isBusy && reconciler.isSettled && !reconciler.isGesturing && queue.isEmpty && refilling == nil
  }
}
