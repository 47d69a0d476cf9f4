/// A transition on its way through the one door.
@MainActor final class Request {
  let transition: SceneTransition
  let coordinator: Coordinator?
  let source: (any Screen)?
  let cause: SceneChange.Cause
  let callSite: CallSite
  let navigation: NavigationHandle
  let passage: Passage
  /// How many rounds of commands by observers have led to it.
  var round = 0
  /// What it fills an otherwise empty window with, where it does.
  private(set) var filling: Filling?
  /// What is done in place of its transition, where that is worked out otherwise.
  var process: (@MainActor (SceneDirector, Request) throws(Obstacle) -> Void)?
  /// What its routes led to.
  var followed: [SceneTransition] = []

  init(
    _ transition: SceneTransition, by coordinator: Coordinator?, from source: (any Screen)? = nil,
    cause: SceneChange.Cause, callSite: CallSite, navigation: NavigationHandle = NavigationHandle(),
    passage: Passage = Passage()
  ) {
    self.transition = transition
    self.coordinator = coordinator
    self.source = source
    self.cause = cause
    self.callSite = callSite
    self.navigation = navigation
    self.passage = passage
  }

  /// The same request again, with nodes whose owner agrees that they leave.
  func agreed(by nodes: [NodeID]) -> Request {
    var passage = passage
    passage.agree(nodes)
    return Request(transition, by: coordinator, cause: cause, callSite: callSite, passage: passage)
  }

  /// What an otherwise empty window is filled with.
  enum Filling {
    /// The layout of the root coordinator, or what was shown in its place.
    case layout
    /// The declared fallback, which nothing follows.
    case fallback
  }

  /// Notes that it fills an otherwise empty window.
  func filling(_ filling: Filling?) -> Request {
    self.filling = filling
    return self
  }

  /// The same asker's wish for something else.
  func asking(
    for transition: SceneTransition, _ passage: Passage, completing navigation: NavigationHandle
  ) -> Request {
    let request = Request(
      transition, by: coordinator, cause: cause, callSite: callSite, navigation: navigation,
      passage: passage)
    request.filling = filling
    request.round = round
    return request
  }

  /// The same request made again after a detour.
  func resumed(_ passage: Passage) -> Request {
    var passage = passage
    passage.isResumed = true
    return asking(for: transition, passage, completing: navigation)
  }

  /// Refuses it: to the caller, to what it would have started, and to whoever observes the director.
  func refuse(_ obstacle: Obstacle, reportingTo director: SceneDirector?) {
    cancel(refuseForNow(obstacle, reportingTo: director))
  }

  /// Tells what it would have started, by itself or by the routes that it followed.
  func cancel(_ error: NavigationError) {
    for transition in [transition] + followed { transition.operation.cancel(error) }
  }

  /// Refuses it while it may be made again: what it would have started is not told yet.
  func refuseForNow(
    _ obstacle: Obstacle, reportingTo director: SceneDirector?
  ) -> NavigationError {
    let error = error(obstacle)
    navigation.refuse(error)
    director?.reportRefusal(error, cause)
    return error
  }

  /// Who asked, where no coordinator did.
  private var asker: String {
    switch cause {
    case .user: "The host"
    case .policy: "The policy"
    case .program, .route, .link, .restore, .replay: "The director"
    }
  }

  func error(_ obstacle: Obstacle) -> NavigationError {
    obstacle.error(
      verb: transition.operation.verb, coordinator: coordinator?.outlineName ?? asker, at: callSite)
  }
}
