extension SceneDirector {
  /// Gives up what a guard has redirected, and does what the guard wants instead.
  func follow(_ draft: Draft, to redirection: GuardRedirection) throws(Refusal) {
    let request = draft.request
    var history = request.history
    try history.record(redirection, from: request.transition)
    emit(.redirected(to: redirection.target, by: redirection.name, request.cause))
    switch redirection.kind {
    case .redirect(let transition):
      giveUp(draft, .redirected(by: redirection.name))
      redirect(request, to: transition, history, by: redirection.name)
    case .detour(let detour):
      giveUp(draft, .postponed(by: redirection.name))
      try begin(detour, before: request, history, redirection)
    }
  }

  /// Gives up what was prepared; for the first tree, all but the root coordinator.
  private func giveUp(_ draft: Draft, _ refusal: Refusal) {
    draft.preparation.abandon(refusal, keeping: draft.request.isFirstTree ? root : nil)
  }

  private func redirect(
    _ request: Request, to transition: SceneTransition, _ history: RequestHistory, by name: String
  ) {
    request.cancel(request.error(.redirected(by: name)))
    request.navigation.note(redirectedBy: name)
    process(
      request.asking(
        for: redirected(request, to: transition.performance), history,
        completing: request.navigation))
  }

  /// In place of the first tree something else is shown; elsewhere, something else is done.
  func redirected(_ request: Request, to transition: SceneTransition) -> SceneTransition {
    request.isFirstTree ? SceneTransition(FirstTreeOperation.replace(with: transition)) : transition
  }
}
