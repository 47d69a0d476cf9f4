/// A restored flow, whose result its parent no longer awaits.
///
/// Its parent receives it once, in `restored(_:)`, and takes it by the expected type.
@MainActor public final class RestoredFlow {
  /// The restored coordinator, while it lives.
  public private(set) weak var coordinator: Coordinator?
  private var name = ""
  private var claim: (@MainActor (FlowEnding) -> Void)?
  private var hasEnded = false

  init() {}

  func begin(_ coordinator: Coordinator) {
    self.coordinator = coordinator
    name = coordinator.outlineName
  }

  /// Returns the flow; `nil` if its coordinator is of another type, it has ended, or was taken
  /// before.
  ///
  /// Its outcome arrives exactly once.
  public func `as`<C: Concluding>(_ type: C.Type) -> Flow<C.Output>? {
    guard coordinator is C, claim == nil, !hasEnded else { return nil }
    let flow = Flow<C.Output>()
    flow.navigation.admit()
    flow.navigation.settle()
    flow.track(C.self, in: coordinator?.director)
    claim = flow.deliver
    return flow
  }

  /// Delivers the outcome to the coordinator that claimed the flow, or else emits an event.
  func end(_ ending: FlowEnding, in director: SceneDirector?) {
    hasEnded = true
    if let claim { return claim(ending) }
    guard let coordinator else { return }
    director?.emit(.resultUnclaimed(coordinator.id, name: name, ending.reason))
  }
}
