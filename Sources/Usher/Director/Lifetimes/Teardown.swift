/// Ends what a director leaves behind that is released without having closed.
///
/// Law 5 holds here too: nobody waits for ever, and what was begun ends.
@MainActor struct Teardown {
  let root: Coordinator
  let queue: RequestQueue
  let liveScreens: LiveScreens
  let reconciler: Reconciler
  let observers: EventObservers
  let coordinators: [CoordinatorID: Coordinator]
  let retries: [PendingRetry]
  let removalWaiters: [Waiters<Void>]

  func clear() {
    for waiters in removalWaiters { waiters.resumeAll(returning: ()) }
    for retry in retries { retry.giveUp() }
    queue.release()
    while let request = queue.next() { request.refuse(.closed, reportingTo: nil) }
    for screen in liveScreens.screensInTree { (screen as? any ScreenLifecycle)?.screenDidLeave() }
    for liveNode in liveScreens.takeInSight() {
      let coordinator = liveScreens.delegate(of: liveNode, among: coordinators)
      Appearance(liveNode, begins: false).notify(coordinator)
    }
    liveScreens.pendingReleases.endScopes()
    // A root that has a director belongs to that one, and never did to this.
    if root.director == nil { root.abandon() }
    let error = Refusal.closed.error(
      verb: "show the tree", coordinator: "The director", at: CallSite())
    for navigation in reconciler.takeAwaiting() { navigation.settle(.failure(error)) }
    for screen in liveScreens.screens { (screen as? AlertScreen)?.resolve(nil) }
    observers.finish()
  }
}
