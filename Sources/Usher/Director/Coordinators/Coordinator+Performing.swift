extension Coordinator {
  /// Performs a transition.
  ///
  /// A transition may be kept and performed again; an alert in it is answered each time. A sequence
  /// commits as a whole or not at all. If the source screen is given and no longer active, the
  /// transition is refused as stale.
  @discardableResult
  public func perform(
    _ transition: SceneTransition, from source: (any Screen)? = nil, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    request(transition.performance(), from: source, at: CallSite(fileID: fileID, line: line))
  }

  @discardableResult
  func request(
    _ transition: SceneTransition, from source: (any Screen)? = nil,
    animation: TransitionAnimation = .default, cause: SceneChange.Cause = .program,
    at callSite: CallSite, navigation: NavigationHandle = NavigationHandle()
  ) -> NavigationHandle {
    let transition = animation == .default ? transition : transition.animated(animation)
    let request = Request(
      transition, by: self, from: source, cause: cause, callSite: callSite, navigation: navigation)
    submit(request)
    return navigation
  }

  /// Submits a request to the director, or to the preparation, which keeps it until the start.
  private func submit(_ request: Request) {
    switch phase {
    case .idle: request.refuseEarly(.unstarted(outlineName), reportingTo: director)
    case .preparing(let preparation): preparation.kept.append(request)
    case .waiting, .running:
      guard let director else { return request.refuseEarly(.closed, reportingTo: nil) }
      director.submit(request)
    case .finished: request.refuseEarly(.ended(outlineName), reportingTo: director)
    }
  }

  /// Returns true if it was never started, or waits for this director to start.
  func mayPrepare(in director: SceneDirector) -> Bool {
    switch phase {
    case .idle: true
    case .waiting: self.director === director && director.coordinators[id] == nil
    case .preparing, .running, .finished: false
    }
  }

  /// Makes the root wait for its director to start; a coordinator that is in use stays as it is.
  func waitForStart(of director: SceneDirector, _ scope: any CoordinatorScope) {
    guard case .idle = phase else { return }
    self.director = director
    self.scope = scope
    phase = .waiting
  }

  var isBeingPrepared: Bool { if case .preparing = phase { true } else { false } }

  func enter(
    _ preparation: Preparation, _ director: SceneDirector, parent: Coordinator?,
    scope: any CoordinatorScope
  ) {
    phase = .preparing(preparation)
    id = director.identityGenerator.coordinatorID()
    isRestored = false
    startRecord = StartRecord()
    self.director = director
    self.parent = parent
    self.scope = scope
  }

  /// Waits for another start, in the scope it has.
  func awaitStart(in preparation: Preparation? = nil) {
    hasStarted = false
    phase = preparation.map(Phase.preparing) ?? .waiting
  }

  /// Undoes the preparation, so that the coordinator can be started again.
  func leavePreparation() {
    scope.end()
    scope = EmptyScope()
    phase = .idle
    parent = nil
    deliver = nil
    tasks.cancelAll()
    isEmbeddedByBuild = false
  }
}
