extension SceneDirector {
  /// Abandons a draft that a guard redirected, and follows the redirection.
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

  /// Abandons the preparation; for the first tree, all but the root coordinator.
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
    noteCommand(request)
  }

  /// A redirect of the first tree replaces its content; any other is performed as it is.
  func redirected(_ request: Request, to transition: SceneTransition) -> SceneTransition {
    request.isFirstTree ? SceneTransition(FirstTreeOperation.replace(with: transition)) : transition
  }

  /// Starts the flow that must precede a request; if it is running, the request waits for it.
  func begin(
    _ detour: Guard.Detour, before request: Request, _ history: RequestHistory,
    _ redirection: GuardRedirection
  ) throws(Refusal) {
    let guards = feature(GuardFeature.self)
    if let running = guards.detours[redirection.key] { return try running.wait(request, history) }
    let detourFlow = DetourFlow(redirection)
    try detourFlow.wait(request, history)
    guards.detours[redirection.key] = detourFlow
    if request.isFirstTree { queue.hold() }
    let start = detourFlow.start(detour, in: self, isEmpty: tree.isEmpty)
    process(
      request.asking(
        for: redirected(request, to: start), history,
        completing: request.isFirstTree ? request.navigation : NavigationHandle()
      ).filling(nil))
  }

  fileprivate func resume(_ request: Request, _ history: RequestHistory) {
    submit(postponed(to: request).resumed(history))
  }

  /// Drops a request, because the detour before it did not finish.
  fileprivate func drop(_ request: Request, _ refusal: Refusal, isClosing: Bool = false) {
    guard !request.isFirstTree || request.navigation.error == nil else { return }
    let next = postponed(to: request)
    next.refuse(refusal, reportingTo: self)
    isClosing ? queue.release() : keepFilled(after: next, refusal)
  }
}

/// A flow that a guard requires first, and the requests that wait for its end.
@MainActor final class DetourFlow {
  private let redirection: GuardRedirection
  private var waiting: [(request: Request, history: RequestHistory)] = []
  private weak var flow: Coordinator?

  init(_ redirection: GuardRedirection) { self.redirection = redirection }

  /// Returns the start of the flow, which reports its end here; it fills an empty window.
  func start(_ detour: Guard.Detour, in director: SceneDirector, isEmpty: Bool) -> SceneTransition {
    var source = detour.source
    source.make = { scope in
      let made = try detour.source.make(scope)
      self.flow = made.0
      return made
    }
    source.deliver = { [weak director] ending in self.end(ending, in: director) }
    return .start(source, as: isEmpty ? .root : detour.placement)
  }

  /// Adds a waiting request; refuses an equal one, and one that the flow itself made.
  func wait(_ request: Request, _ history: RequestHistory) throws(Refusal) {
    if let destination = request.transition.operation.destination {
      let isThere = waiting.contains {
        $0.request.transition.operation.destination == destination
          && $0.request.coordinator === request.coordinator
      }
      if isThere { throw .stale("An equal command is already waiting for \(redirection.target).") }
    }
    if isInside(request.coordinator) {
      throw .denied(
        "it requires \(redirection.target) first, which made the request itself.",
        by: redirection.name)
    }
    waiting.append((request, history))
  }

  private func isInside(_ coordinator: Coordinator?) -> Bool {
    coordinator?.selfAndAncestors.contains { $0 === flow } ?? false
  }

  /// Makes the requests again if the flow finished, and drops them if it did not.
  private func end(_ ending: FlowEnding, in director: SceneDirector?) {
    director?.feature(GuardFeature.self).detours.removeValue(forKey: redirection.key)
    let waiting = exchange(&waiting, with: [])
    // The waiting requests act on the layout, so it comes first.
    if !waiting.contains(where: \.request.isFirstTree) {
      director?.refill(after: redirection, cancellation(by: ending))
    }
    for (request, history) in waiting {
      guard let director else {
        request.refuse(.closed, reportingTo: nil)
        continue
      }
      switch cancellation(by: ending) {
      case nil: director.resume(request, history)
      case .refused(let error as NavigationError)?: director.drop(request, Refusal(error))
      case let reason?:
        let refusal = Refusal.dropped(redirection.target, by: redirection.name, reason)
        director.drop(request, refusal, isClosing: reason.isClosing)
      }
    }
  }

  /// The reason why the flow did not finish; `nil` if it did.
  private func cancellation(by ending: FlowEnding) -> CancellationReason? {
    guard case .cancelled(let reason) = ending else { return nil }
    guard case .detour(let detour) = redirection.kind, case .withoutResult = reason else {
      return reason
    }
    return detour.source.type is any Concluding.Type ? reason : nil
  }
}

extension CancellationReason {
  /// `true` if the window closes, so that nothing may be shown in it.
  var isClosing: Bool { if case .closed = self { true } else { false } }
}
