/// Ends everything that a director leaves behind when it is released without closing.
///
/// Law 5 holds here too: no task waits forever, and everything that began ends.
@MainActor struct Teardown {
  let root: Coordinator
  let queue: Request.Queue
  let liveScreens: LiveScreens
  let reconciler: Reconciler
  let observers: EventObservers
  let coordinators: [CoordinatorID: Coordinator]
  let retries: [Request.PendingRetry]

  func clear() {
    liveScreens.resumeRemovalWaiters()
    for retry in retries { retry.giveUp() }
    queue.resume()
    while let request = queue.next() { request.refuse(.closed, reportingTo: nil) }
    for screen in liveScreens.screensInTree { (screen as? any ScreenLifecycle)?.screenDidLeave() }
    for liveNode in liveScreens.endAppearances() {
      let coordinator = liveScreens.delegate(of: liveNode, among: coordinators)
      liveNode.notify(coordinator, appears: false)
    }
    liveScreens.pendingReleases.endScopes()
    // A root that has a director belongs to that director, and never belonged to this one.
    if root.director == nil { root.abandon() }
    let error = Refusal.closed.error(
      verb: "show the tree", coordinator: "The director", at: CallSite())
    for navigation in reconciler.drainAwaiting() { navigation.settle(.failure(error)) }
    for screen in liveScreens.screens { (screen as? AlertScreen)?.resolve(nil) }
    observers.finish()
  }
}
