/// A flow that came back with a saved state, whose parent's wait for its result did not.
///
/// Its parent is given it once, by `restored(_:)`, and takes it by the type that it expects.
@MainActor public final class RestoredFlow {
  /// The coordinator that came back, while it lives.
  public private(set) weak var coordinator: Coordinator?
  private var name = ""
  private var claim: (@MainActor (FlowEnding) -> Void)?
  private var hasEnded = false

  init() {}

  func begin(_ coordinator: Coordinator) {
    self.coordinator = coordinator
    name = coordinator.outlineName
  }

  /// Returns the flow of a type of coordinators; `nil` where it is of another one, has ended or was taken.
  ///
  /// Its outcome comes exactly once, to the coordinator that took it.
  public func `as`<C: Concluding>(_ type: C.Type) -> Flow<C.Output>? {
    guard coordinator is C, claim == nil, !hasEnded else { return nil }
    let flow = Flow<C.Output>()
    flow.navigation.admit()
    flow.navigation.settle()
    flow.track(C.self, in: coordinator?.director)
    claim = flow.deliver
    return flow
  }

  /// Hands the outcome to the coordinator that took the flow; without one it is an event.
  func end(_ ending: FlowEnding, in director: SceneDirector?) {
    hasEnded = true
    if let claim { return claim(ending) }
    guard let coordinator else { return }
    director?.emit(.resultUnclaimed(coordinator.id, name: name, ending.reason))
  }
}
