extension SceneDirector {
  /// Processes a request: at once, after the running commit, or after the start.
  func submit(_ request: Request) {
    recordActivity()
    if request.cause != .user, phase == .running { inspectingHost?.reportChanges() }
    request.round = observers.nextRound(inCallback: isBusy)
    if let refusal = refusal(to: request) {
      return observers.during(request.round) { request.refuseEarly(refusal, reportingTo: self) }
    }
    queue.append(request)
    run {}
  }

  /// The reason to refuse a request before its turn, if there is one.
  private func refusal(to request: Request) -> Refusal? {
    if let excess = observers.count(commandOf: request.round) {
      return .unrest(excess, by: observers.notified?.callSite)
    }
    return phase == .closed ? .closed : nil
  }

  /// Calls a closure, and then processes the requests that it made.
  ///
  /// Before the start, and inside another run, it only calls the closure.
  func run(_ body: () -> Void) {
    guard !isBusy, phase != .waiting else { return body() }
    isBusy = true
    body()
    var round = observers.round
    repeat {
      while let request = queue.next() {
        round = request.round
        observers.during(round) { process(request) }
      }
      // Changes of the display now follow from the last command.
      observers.during(round) {
        if reconciler.isNeeded { reconcile() }
        if queue.isEmpty { for feature in features { feature.didRun() } }
      }
    } while !queue.isEmpty || reconciler.isNeeded
    isBusy = false
    observers.rest()
    emptyWindow.watch()
    endTasksOfRefusedScreens()
    watchReleases()
  }

  /// Reconciles the display: at once, or after the running commit.
  func reconcileSoon() {
    reconciler.isNeeded = true
    run {}
  }

  func process(_ request: Request) {
    var draft = Draft(request, in: self)
    do throws(Refusal) {
      try requireOpen(request)
      if let process = request.process { return try process(self, request) }
      try draft.requireFresh()
      try reconciler.commands.require(request, in: tree)
      try draft.planRequest()
      try draft.requireAsked()
      switch try draft.admit() {
      case .admitted(let admitted): commit(draft, admitted)
      case .redirected(let redirection): try redirection.follow(insteadOf: draft)
      }
    } catch {
      refuse(draft, error)
    }
  }

  private func requireOpen(_ request: Request) throws(Refusal) {
    if phase == .closed { throw .closed }
    guard let coordinator = request.coordinator, coordinator.isFinished else { return }
    throw .ended(coordinator.outlineName)
  }

  private func refuse(_ draft: Draft, _ refusal: Refusal) {
    guard !features.contains(where: { $0.handles(refusal, of: draft) }) else { return }
    draft.preparation.abandon(refusal)
    if refusal.reason == .unconfirmed || refusal.reason == .locked {
      let error = draft.request.refuseForNow(refusal, reportingTo: self)
      draft.reportAttempt(Request.PendingRetry(draft.request, error))
    } else {
      draft.request.refuse(refusal, reportingTo: self)
    }
    reconcile()
    emptyWindow.refill(after: draft.request, refusal)
  }

  /// Makes an admitted draft the state, in one turn, so that no partial state is visible.
  func commit(_ draft: Draft, _ admitted: Admitted) {
    let preparation = draft.preparation
    self.admitted = admitted
    let starting = attach(preparation.coordinators, filling: draft.request.filling != nil)
    preparation.settleStarts(among: draft.difference.added, and: draft.deniedItems)
    applyArrangements(draft.arrangements, for: draft.width, of: preparation.coordinators)
    let (left, unanswered) = remove(draft.difference.removed)
    attach(draft.difference.added, from: preparation, since: draft.first)
    liveScreens.record(draft.entrances, of: draft.difference.added)
    draft.request.navigation.record(brought: draft.difference.added, in: self)
    for request in exchange(&preparation.kept, with: []) {
      request.round = observers.nextRound(inCallback: true)
      queue.append(request)
    }
    reconciler.track(draft.request.navigation)
    for request in preparation.embeddings { reconciler.track(request.navigation) }
    emit(.admitted(draft.sceneChange))
    begin(starting)
    screenTasks.leave(left.map(\.screen))
    for coordinator in draft.endings.inOrder {
      finish(coordinator, draft.endings.ending(of: coordinator))
    }
    draft.afterwards?()
    for alert in unanswered { alert.resolve(nil) }
    for (owner, screen) in left where !owner.isFinished && node(of: screen) == nil {
      owner.didPop(screen)
    }
    if draft.closes { phase = .closed }
    if draft.request.filling != nil { queue.resume() }
    if queue.resumesNext { reconciler.isNeeded = true } else { reconcile() }
    recordCommand(draft.request)
  }

  /// Remembers a command until the display has settled, to detect a double tap.
  func recordCommand(_ request: Request) {
    if !reconciler.isSettled { reconciler.commands.record(request) }
  }

  /// Cancels the tasks of screens that have been refused, once no request waits.
  func endTasksOfRefusedScreens() {
    guard phase != .waiting, !isBusy, queue.isEmpty, !queue.isHolding,
      !features.contains(where: \.holdsRequests)
    else { return }
    screenTasks.endThoseThatNeverCame()
  }
}
