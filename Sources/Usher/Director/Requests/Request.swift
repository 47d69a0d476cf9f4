/// A transition on its way to admission.
@MainActor final class Request {
  let transition: SceneTransition
  let coordinator: Coordinator?
  let source: (any Screen)?
  let cause: SceneChange.Cause
  let callSite: CallSite
  let navigation: NavigationHandle
  let history: History
  let filling: Filling?
  /// The number of rounds of observers' commands that led to it.
  var round = 0
  /// Replaces the planning of the transition, for a change that is computed in another way.
  var process: (@MainActor (SceneDirector, Request) throws(Refusal) -> Void)?
  var followed: [SceneTransition] = []

  init(
    _ transition: SceneTransition, by coordinator: Coordinator?, from source: (any Screen)? = nil,
    cause: SceneChange.Cause, callSite: CallSite, navigation: NavigationHandle = NavigationHandle(),
    history: History = History(), filling: Filling? = nil
  ) {
    self.transition = transition
    self.coordinator = coordinator
    self.source = source
    self.cause = cause
    self.callSite = callSite
    self.navigation = navigation
    self.history = history
    self.filling = filling
  }

  /// `true` if it is for the window's own layout, not for a flow that a guard requires first.
  var waitsForLayout: Bool {
    if cause == .link { return true }
    guard case .waiting? = coordinator?.phase, cause == .program || cause == .route else {
      return false
    }
    return filling == nil && transition.operation.needsLayout
  }

  func agreed(by nodes: [NodeID]) -> Request {
    forgetFollowed()
    var history = history
    history.agree(nodes)
    return Request(transition, by: coordinator, cause: cause, callSite: callSite, history: history)
  }

  /// The content that fills an otherwise empty window.
  enum Filling {
    /// The layout of the root coordinator, or its replacement.
    case layout
    /// The declared fallback, which has no fallback of its own.
    case fallback
  }

  func asking(
    for transition: SceneTransition, _ history: History? = nil,
    completing navigation: NavigationHandle? = nil, filling: Filling?
  ) -> Request {
    let request = Request(
      transition, by: coordinator, cause: cause, callSite: callSite,
      navigation: navigation ?? self.navigation, history: history ?? self.history, filling: filling)
    request.round = round
    return request
  }

  func resumed(_ history: History) -> Request {
    forgetFollowed()
    var history = history
    history.isResumed = true
    return asking(for: transition, history, filling: filling)
  }

  /// Reports a refusal to the caller, to its pending flow or alert, and to observers.
  func refuse(_ refusal: Refusal, reportingTo director: SceneDirector?) {
    cancel(refuseForNow(refusal, reportingTo: director))
  }

  /// Refuses it before its turn.
  ///
  /// The receiver of the refusal may make another request at once. A refusal of that one is
  /// delivered in a later turn of the main actor, so that refusals do not nest endlessly.
  func refuseEarly(_ refusal: Refusal, reportingTo director: SceneDirector?) {
    let error = refuseForNow(refusal, reportingTo: director)
    guard let coordinator, !coordinator.isBeingRefused else {
      Task { cancel(error) }
      return
    }
    coordinator.isBeingRefused = true
    cancel(error)
    coordinator.isBeingRefused = false
  }

  func cancel(_ error: NavigationError) {
    for transition in [transition] + followed { transition.operation.cancel(error) }
  }

  /// Drops the followed routes, with their alerts: they are followed again, or were a trial.
  func forgetFollowed() { for transition in followed { transition.operation.forget() } }

  /// Refuses it while it can be made again, so its flow or alert is not notified yet.
  func refuseForNow(_ refusal: Refusal, reportingTo director: SceneDirector?) -> NavigationError {
    let error = error(refusal)
    navigation.refuse(error)
    director?.reportRefusal(error, cause)
    return error
  }

  /// The name of the requester, if no coordinator made the request.
  private var requester: String {
    switch cause {
    case .user: "The host"
    case .policy: "The policy"
    case .program, .route, .link, .restore: "The director"
    }
  }

  func error(_ refusal: Refusal) -> NavigationError {
    refusal.error(
      verb: transition.operation.verb, coordinator: coordinator?.outlineName ?? requester,
      at: callSite)
  }
}
