extension GuardFeature {
  /// A flow that a guard requires first, and the requests that wait for its end.
  @MainActor final class DetourFlow {
    private let redirection: GuardRedirection
    private var waiting: [(request: Request, history: Request.History)] = []
    private weak var flow: Coordinator?
    /// `true` if it is all that the window shows, so that without it the window is empty.
    private var fillsWindow = false

    init(_ redirection: GuardRedirection) { self.redirection = redirection }

    /// Returns the start of the flow, which reports its end here; it fills an empty window.
    func start(_ detour: Guard.Detour, for guards: GuardFeature, isEmpty: Bool) -> SceneTransition {
      var source = detour.source
      source.make = { scope in
        let made = try detour.source.make(scope)
        self.flow = made.0
        return made
      }
      source.deliver = { [weak guards] ending in self.end(ending, for: guards) }
      fillsWindow = isEmpty
      return .start(source, as: isEmpty ? .root : detour.placement)
    }

    /// Adds a waiting request; refuses an equal one, and one that the flow itself made.
    func wait(_ request: Request, _ history: Request.History) throws(Refusal) {
      let destination = request.transition.operation.destination
      let isThere = waiting.contains {
        $0.request.transition.operation.destination == destination
          && $0.request.coordinator === request.coordinator
      }
      if destination != nil && isThere {
        throw .stale("An equal command is already waiting for \(redirection.target).")
      }
      if request.coordinator?.selfAndAncestors.contains(where: { $0 === flow }) == true {
        throw .denied(
          "it requires \(redirection.target) first, which made the request itself.",
          by: redirection.name)
      }
      // Restored content comes first, so that links and commands find it.
      waiting.insert((request, history), at: request.cause == .restore ? 0 : waiting.count)
    }

    /// Refuses the requests of coordinators that have finished meanwhile.
    func refuseEnded(reportingTo director: SceneDirector) {
      let ended = waiting.map(\.request).filter { $0.coordinator?.isFinished == true }
      guard !ended.isEmpty else { return }
      waiting.removeAll { $0.request.coordinator?.isFinished == true }
      for request in ended {
        request.refuse(.ended(request.coordinator?.outlineName ?? ""), reportingTo: director)
      }
    }

    /// Makes the requests again if the flow finished, and drops them if it did not.
    private func end(_ ending: FlowEnding, for guards: GuardFeature?) {
      let (waiting, cancellation) = (exchange(&waiting, with: []), cancellation(by: ending))
      guard let guards else {
        for (request, _) in waiting { request.refuse(.closed, reportingTo: nil) }
        return
      }
      guards.detours.removeValue(forKey: redirection.key)
      // The waiting requests act on the layout, so it comes first, unless one of them makes it. A
      // flow that left with the window's content is no reason to close the window.
      if fillsWindow || cancellation == nil,
        !waiting.contains(where: { $0.request.isFirstTree || $0.request.filling != nil })
      {
        guards.refill(after: redirection, cancellation)
      }
      for (request, history) in waiting {
        switch cancellation {
        case nil: guards.director.submit(guards.rest(of: request).resumed(history))
        case .refused(let error as NavigationError)?: guards.drop(request, Refusal(error))
        case let reason?:
          let refusal = Refusal.dropped(redirection.target, by: redirection.name, reason)
          guards.drop(request, refusal, isClosing: reason.isClosing)
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
}
