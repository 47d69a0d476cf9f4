/// A transition on its way through the one door.
@MainActor final class Request {
  let transition: SceneTransition
  let coordinator: Coordinator?
  let source: (any Screen)?
  let cause: SceneChange.Cause
  let callSite: CallSite
  let navigation: NavigationHandle
  let history: RequestHistory
  /// How many rounds of commands by observers have led to it.
  var round = 0
  private(set) var filling: Filling?
  /// Replaces its transition, where the change is worked out otherwise.
  var process: (@MainActor (SceneDirector, Request) throws(Refusal) -> Void)?
  var followed: [SceneTransition] = []

  init(
    _ transition: SceneTransition, by coordinator: Coordinator?, from source: (any Screen)? = nil,
    cause: SceneChange.Cause, callSite: CallSite, navigation: NavigationHandle = NavigationHandle(),
    history: RequestHistory = RequestHistory()
  ) {
    self.transition = transition
    self.coordinator = coordinator
    self.source = source
    self.cause = cause
    self.callSite = callSite
    self.navigation = navigation
    self.history = history
  }

  /// Indicates whether it is for the window's own layout, and not for what a guard requires before it.
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
    /// The layout of the root coordinator, or what was shown in its place.
    case layout
    /// The declared fallback, which nothing follows.
    case fallback
  }

  func filling(_ filling: Filling?) -> Request {
    self.filling = filling
    return self
  }

  func asking(
    for transition: SceneTransition, _ history: RequestHistory,
    completing navigation: NavigationHandle
  ) -> Request {
    let request = Request(
      transition, by: coordinator, cause: cause, callSite: callSite, navigation: navigation,
      history: history)
    request.filling = filling
    request.round = round
    return request
  }

  func resumed(_ history: RequestHistory) -> Request {
    forgetFollowed()
    var history = history
    history.isResumed = true
    return asking(for: transition, history, completing: navigation)
  }

  /// Refuses it: to the caller, to what it would have started, and to the director's observers.
  func refuse(_ refusal: Refusal, reportingTo director: SceneDirector?) {
    cancel(refuseForNow(refusal, reportingTo: director))
  }

  /// Refuses it before its turn.
  ///
  /// Who is told may ask again at once. What is refused then is told in a later turn of the main actor,
  /// so that it does not nest without end.
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

  /// The routes that it followed are followed anew, or were only tried out; their alerts too.
  func forgetFollowed() { for transition in followed { transition.operation.forget() } }

  /// Refuses it while it may be made again: what it would have started is not told yet.
  func refuseForNow(_ refusal: Refusal, reportingTo director: SceneDirector?) -> NavigationError {
    let error = error(refusal)
    navigation.refuse(error)
    director?.reportRefusal(error, cause)
    return error
  }

  /// The name of the requester, where no coordinator asked.
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
