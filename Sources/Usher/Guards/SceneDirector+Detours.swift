extension SceneDirector {
  /// Starts the flow that comes before a request, unless it runs already: then the request waits for
  /// that one.
  func begin(
    _ detour: Guard.Detour, before request: Request, _ passage: Passage, _ diversion: Diversion
  ) throws(Obstacle) {
    let guards = feature(GuardFeature.self)
    if let running = guards.detours[diversion.key] { return try running.join(request, passage) }
    let detouring = Detouring(diversion)
    try detouring.join(request, passage)
    guards.detours[diversion.key] = detouring
    if request.isLaunch { queue.hold() }
    let start = detouring.start(detour, in: self, isEmpty: tree.isEmpty)
    process(
      request.asking(
        for: instead(of: request, start), passage,
        completing: request.isLaunch ? request.navigation : NavigationHandle()
      ).filling(nil))
  }

  /// Makes a request again after a detour.
  fileprivate func resume(_ request: Request, _ passage: Passage) {
    submit(sequel(to: request).resumed(passage))
  }

  /// Gives a request up, since the detour before it was not finished.
  fileprivate func drop(_ request: Request, _ obstacle: Obstacle, isClosing: Bool = false) {
    guard !request.isLaunch || request.navigation.error == nil else { return }
    let next = sequel(to: request)
    next.refuse(obstacle, reportingTo: self)
    isClosing ? queue.release() : keepFilled(after: next, obstacle)
  }
}

/// A flow that a guard asked for first, and the requests that wait for the end of it.
@MainActor final class Detouring {
  private let diversion: Diversion
  private var waiting: [(request: Request, passage: Passage)] = []
  private weak var flow: Coordinator?

  init(_ diversion: Diversion) {
    self.diversion = diversion
  }

  /// The start of the flow, whose end this one is told of; the root of an empty window.
  func start(_ detour: Guard.Detour, in director: SceneDirector, isEmpty: Bool) -> SceneTransition {
    let type = detour.source.type
    var source = CoordinatorSource(type: type, signature: detour.source.signature) { scope in
      let made = try detour.source.make(scope)
      self.flow = made.0
      return made
    }
    source.deliver = { [weak director] ending in self.end(ending, in: director) }
    return .start(source, as: isEmpty ? .root : detour.placement)
  }

  /// Has one more request wait; not an equal one, and none of the flow that is waited for.
  func join(_ request: Request, _ passage: Passage) throws(Obstacle) {
    if let destination = request.transition.operation.destination {
      let isThere = waiting.contains {
        $0.request.transition.operation.destination == destination
          && $0.request.coordinator === request.coordinator
      }
      if isThere { throw .stale("An equal command waits for \(diversion.target) already.") }
    }
    if isInside(request.coordinator) {
      throw .denied("it asks for \(diversion.target) first, which asks.", by: diversion.name)
    }
    waiting.append((request, passage))
  }

  private func isInside(_ coordinator: Coordinator?) -> Bool {
    guard let flow else { return false }
    var next = coordinator
    while let coordinator = next, coordinator !== flow { next = coordinator.parent }
    return next != nil
  }

  /// Makes the requests again where the flow finished, and drops them where it did not.
  private func end(_ ending: Ending, in director: SceneDirector?) {
    director?.feature(GuardFeature.self).detours.removeValue(forKey: diversion.key)
    let waiting = exchange(&waiting, with: [])
    if waiting.isEmpty { director?.refill(after: diversion, cancellation(by: ending)) }
    for (request, passage) in waiting {
      guard let director else {
        request.refuse(.closed, reportingTo: nil)
        continue
      }
      switch cancellation(by: ending) {
      case nil: director.resume(request, passage)
      case .refused(let error as NavigationError)?: director.drop(request, Obstacle(error))
      case let reason?:
        let obstacle = Obstacle.dropped(diversion.target, by: diversion.name, reason)
        director.drop(request, obstacle, isClosing: reason.isClosing)
      }
    }
  }

  /// Why the flow has not been finished; `nil` where it has.
  private func cancellation(by ending: Ending) -> CancellationReason? {
    guard case .cancelled(let reason) = ending else { return nil }
    guard case .detour(let detour) = diversion.kind, case .withoutResult = reason else {
      return reason
    }
    return detour.source.type is any Concluding.Type ? reason : nil
  }
}

extension CancellationReason {
  /// Whether the window goes, so that nothing is to be shown in it.
  var isClosing: Bool { if case .closed = self { true } else { false } }
}
