/// What a director leaves behind that is let go of without having closed.
///
/// Law 5 holds here too: nobody waits for ever, and what was begun ends.
@MainActor struct Remains {
  let root: Coordinator
  let queue: RequestQueue
  let stage: Stage
  let reconciler: Reconciler
  let observers: Observers
  let coordinators: [CoordinatorID: Coordinator]
  let retries: [PendingRetry]

  func clear() {
    for retry in retries { retry.giveUp() }
    queue.release()
    while let request = queue.next() { request.refuse(.closed, reportingTo: nil) }
    for screen in stage.screensInTree { (screen as? any ScreenLifecycle)?.screenDidLeave() }
    for presence in stage.takeInSight() {
      guard let screen = presence.screen else { continue }
      (screen as? any ScreenLifecycle)?.screenDidDisappear()
      stage.hearer(of: presence, among: coordinators)?.didDisappear(screen)
    }
    stage.leaving.endScopes()
    // A root that has a director belongs to that one, and never did to this.
    if root.director == nil { root.abandon() }
    let error = Obstacle.closed.error(
      verb: "show the tree", coordinator: "The director", at: CallSite())
    for navigation in reconciler.takeAwaiting() { navigation.settle(.failure(error)) }
    for screen in stage.screens { (screen as? AlertScreen)?.resolve(nil) }
    observers.finish()
  }
}
