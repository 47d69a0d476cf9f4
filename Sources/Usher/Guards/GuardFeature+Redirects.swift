extension GuardFeature {
  func follow(_ draft: Draft, to redirection: GuardRedirection) throws(Refusal) {
    let request = draft.request
    var history = request.history
    try history.record(redirection, from: request.transition)
    director.emit(.redirected(to: redirection.target, by: redirection.name, request.cause))
    switch redirection.kind {
    case .redirect(let transition):
      let refusal = Refusal.redirected(by: redirection.name)
      giveUp(draft, refusal)
      if request.isFirstTree { director.firstTree?.giveUp(request.error(refusal)) }
      request.cancel(request.error(refusal))
      request.navigation.redirectedBy = redirection.name
      let replacement = redirected(request, to: transition.performance())
      director.process(
        request.asking(for: replacement, history.elsewhere, filling: request.filling))
      director.recordCommand(request)
    case .detour(let detour):
      giveUp(draft, .postponed(by: redirection.name))
      try begin(detour, before: request, history, redirection)
    }
  }

  /// Abandons the preparation; for the first tree, all but the root coordinator.
  private func giveUp(_ draft: Draft, _ refusal: Refusal) {
    draft.preparation.abandon(refusal, keeping: draft.request.isFirstTree ? director.root : nil)
  }

  /// A redirect of the first tree replaces its content; any other is performed as it is.
  func redirected(_ request: Request, to transition: SceneTransition) -> SceneTransition {
    request.isFirstTree
      ? SceneTransition(SceneTransition.FirstTreeOperation.replace(with: transition)) : transition
  }

  /// Starts the flow that must precede a request; if it is running, the request waits for it.
  func begin(
    _ detour: Guard.Detour, before request: Request, _ history: Request.History,
    _ redirection: GuardRedirection
  ) throws(Refusal) {
    if let running = detours[redirection.key] { return try running.wait(request, history) }
    let detourFlow = DetourFlow(redirection)
    try detourFlow.wait(request, history)
    detours[redirection.key] = detourFlow
    let isEmpty = director.tree.isEmpty
    if isEmpty { director.queue.suspend() }
    let start = detourFlow.start(detour, for: self, isEmpty: isEmpty)
    director.process(
      request.asking(
        for: redirected(request, to: start), history.elsewhere,
        completing: request.isFirstTree ? request.navigation : NavigationHandle(), filling: nil))
  }

  /// Drops a request, because the detour before it did not finish.
  func drop(_ request: Request, _ refusal: Refusal, isClosing: Bool = false) {
    guard !request.isFirstTree || request.navigation.error == nil else { return }
    let next = rest(of: request)
    next.refuse(refusal, reportingTo: director)
    guard !isClosing else { return director.queue.resume() }
    director.emptyWindow.refill(after: next, refusal)
  }
}
