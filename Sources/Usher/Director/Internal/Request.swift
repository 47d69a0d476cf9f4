/// A transition on its way through the one door.
@MainActor final class Request {
  let transition: Transition
  let coordinator: Coordinator?
  let source: (any Screen)?
  let cause: Transaction.Cause
  let callSite: CallSite
  let navigation: Navigation
  /// The coordinators that have been asked and have agreed.
  let waived: Set<CoordinatorID>

  init(
    _ transition: Transition, by coordinator: Coordinator?, from source: (any Screen)? = nil,
    cause: Transaction.Cause, callSite: CallSite, navigation: Navigation = Navigation(),
    waived: Set<CoordinatorID> = []
  ) {
    self.transition = transition
    self.coordinator = coordinator
    self.source = source
    self.cause = cause
    self.callSite = callSite
    self.navigation = navigation
    self.waived = waived
  }

  /// The same request with one more coordinator that has agreed.
  func waiving(_ owner: CoordinatorID) -> Request {
    Request(
      transition, by: coordinator, from: source, cause: cause, callSite: callSite,
      waived: waived.union([owner]))
  }

  /// Refuses it: to the caller, to what it would have started, and to whoever observes the director.
  func refuse(_ obstacle: Obstacle, reportingTo director: SceneDirector?) {
    transition.cancel(refuseForNow(obstacle, reportingTo: director))
  }

  /// Refuses it while it may be made again: what it would have started is not told yet.
  func refuseForNow(
    _ obstacle: Obstacle, reportingTo director: SceneDirector?
  ) -> NavigationError {
    let error = obstacle.error(
      verb: transition.verb, coordinator: coordinator?.outlineName ?? "The host", at: callSite)
    navigation.refuse(error)
    director?.emit(.refused(error, cause))
    return error
  }
}
