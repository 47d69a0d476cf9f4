extension SceneDirector {
  /// Takes a request: at once, after the commit that runs, or after the start.
  func submit(_ request: Request) {
    noteActivity()
    guard phase != .closed else { return request.refuse(.closed, reportingTo: self) }
    queue.append(request)
    run {}
  }

  /// Runs something and then all that was asked for meanwhile; before the start, and inside another
  /// run, it only runs it.
  func run(_ body: () -> Void) {
    guard !isBusy, phase != .waiting else { return body() }
    isBusy = true
    body()
    repeat {
      while let request = queue.next() { process(request) }
      if mustLook { reconcile() }
    } while !queue.isEmpty
    isBusy = false
    keeper?.flush(self)
    watchReleases()
  }

  /// Looks at the display: at once, or when the commit that runs is whole.
  func look() {
    mustLook = true
    run {}
  }

  func process(_ request: Request) {
    var draft = Draft(request, in: self)
    do throws(Obstacle) {
      try requireOpen(request)
      if case .evict(.nothing) = request.transition.operation { return try evict(request) }
      try draft.requireFresh()
      try reconciler.taps.require(request)
      try draft.plan()
      switch try draft.admit() {
      case .admitted(let admitted): commit(draft, admitted)
      case .diverted(let diversion): try divert(draft, to: diversion)
      }
    } catch {
      refuse(draft, error)
    }
  }

  private func requireOpen(_ request: Request) throws(Obstacle) {
    if phase == .closed { throw .closed }
    guard let coordinator = request.coordinator, coordinator.isFinished else { return }
    throw .ended(coordinator.outlineName)
  }

  private func refuse(_ draft: Draft, _ obstacle: Obstacle) {
    guard !fallBack(draft, obstacle) else { return }
    draft.preparation.abandon(obstacle)
    if obstacle.reason == .unconfirmed || obstacle.reason == .locked {
      let error = draft.request.refuseForNow(obstacle, reportingTo: self)
      draft.reportAttempts(Reprieve(draft.request, error))
    } else {
      draft.request.refuse(obstacle, reportingTo: self)
    }
    reconcile()
    guard draft.request.isLayOut else { return }
    if tree.isEmpty { fillEmptyWindow(draft.request.error(obstacle)) }
    queue.release()
  }

  /// Makes an admitted draft the state: whole, in one turn, and nobody sees it half done.
  func commit(_ draft: Draft, _ admitted: Admitted) {
    let preparation = draft.preparation
    self.admitted = admitted
    for coordinator in preparation.coordinators { join(coordinator) }
    settleBirths(of: preparation.coordinators, among: draft.difference.added)
    let left = remove(draft.difference.removed)
    takeOver(draft.difference.added, from: preparation)
    stage.note(draft.arrivals, of: draft.difference.added)
    draft.request.navigation.note(brought: draft.difference.added, in: self)
    if !draft.difference.removed.isEmpty { departures.endThose(goneFrom: tree) }
    for request in preparation.takeKept() { queue.append(request) }
    reconciler.await(draft.request.navigation)
    for navigation in preparation.embeddedNavigations { reconciler.await(navigation) }
    emit(.admitted(draft.transaction))
    begin(preparation.coordinators)
    for coordinator in draft.endings.inOrder {
      finish(coordinator, draft.endings.ending(of: coordinator))
    }
    draft.afterwards?()
    leaveUnanswered()
    for (owner, screen) in left where !owner.isFinished { owner.didPop(screen) }
    if draft.closes { phase = .closed }
    if draft.request.isLayOut { queue.release() }
    if queue.resumesNext { mustLook = true } else { reconcile() }
    if !reconciler.isSettled { reconciler.taps.note(draft.request) }
  }

  /// Makes a request again that the owner of what it removes has agreed to.
  func retry(_ request: Request, waiving owner: CoordinatorID) -> NavigationHandle {
    let again = request.waiving(owner)
    submit(again)
    return again.navigation
  }
}
