extension GuardFeature {
  /// Shows the declared fallback if the guards deny the first tree; returns true if it did.
  func handles(_ refusal: Refusal, of draft: Draft) -> Bool {
    let request = draft.request
    guard case .build? = request.firstTree, refusal.reason == .denied, let fallback
    else { return false }
    draft.preparation.abandon(refusal, keeping: director.root)
    let error = request.error(refusal)
    request.cancel(error)
    director.firstTree?.giveUp(error)
    director.reportRefusal(error, request.cause)
    let replacement = SceneTransition.FirstTreeOperation.replace(
      with: fallback(error).performance())
    director.process(request.asking(for: SceneTransition(replacement), filling: .fallback))
    return true
  }

  /// Returns the rest of a request that a detour postponed.
  ///
  /// The director has started by then, so the rest of the first tree is the root coordinator's
  /// layout, or its replacement.
  func rest(of request: Request) -> Request {
    let transition: SceneTransition
    switch request.firstTree {
    case .build?: transition = SceneTransition(SceneTransition.FirstTreeOperation.buildLater)
    case .replace(let replacement)?: transition = replacement
    case .buildLater?, nil: return request
    }
    let next = Request(
      transition, by: director.root, cause: request.cause, callSite: request.callSite,
      filling: request.filling ?? .layout)
    next.followed = request.followed
    return next
  }

  /// Shows the root's layout, or the fallback, if a detour after a removal left the window empty.
  func refill(after redirection: GuardRedirection, _ reason: CancellationReason?) {
    guard director.phase == .running, reason?.isClosing != true else { return }
    guard director.tree.isEmpty else { return director.queue.resume() }
    let request = director.emptyWindow.layoutRequest(.policy)
    guard let reason else { return director.submit(request) }
    director.emptyWindow.refill(
      after: request, .dropped(redirection.target, by: redirection.name, reason))
  }
}

extension Request {
  fileprivate var firstTree: SceneTransition.FirstTreeOperation? {
    transition.operation as? SceneTransition.FirstTreeOperation
  }

  var isFirstTree: Bool {
    switch firstTree {
    case .build?, .replace?: true
    case .buildLater?, nil: false
    }
  }
}
