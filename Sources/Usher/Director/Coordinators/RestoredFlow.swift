/// A restored flow, whose result its parent no longer awaits.
///
/// Its parent receives it once, in `restored(_:)`, and takes it by the expected type.
@MainActor public final class RestoredFlow {
  /// The restored coordinator, while it lives.
  public internal(set) weak var coordinator: Coordinator?
  private var claim: (@MainActor (FlowEnding) -> Void)? { didSet { discard(oldValue) } }
  private var hasEnded = false

  init() {}

  /// Returns the flow; `nil` if its coordinator is of another type, it has ended, or was taken
  /// before.
  ///
  /// Its outcome arrives exactly once.
  public func `as`<C: Concluding>(_ type: C.Type) -> Flow<C.Output>? {
    coordinator is C ? claimed() : nil
  }

  /// Returns the flow by its key, for any implementation; `nil` if it was not started by such a
  /// key.
  ///
  /// ```swift
  /// if let checkout = flow.as(Checkout.self) { await greet(checkout.output) }
  /// ```
  public func `as`<Key: FlowKey>(_ type: Key.Type) -> Flow<Key.Output>? {
    key is Key ? claimed() : nil
  }

  /// The key that the flow was started by, if it was.
  public var key: (any FlowKey)? { coordinator?.key }

  private func claimed<Output>() -> Flow<Output>? {
    guard claim == nil, !hasEnded, let coordinator else { return nil }
    let flow = Flow<Output>()
    flow.navigation.admit()
    flow.navigation.settle()
    flow.track(type(of: coordinator), in: coordinator.director)
    claim = flow.deliver
    return flow
  }

  /// Delivers the outcome to the coordinator that claimed the flow, or else emits an event.
  func end(_ ending: FlowEnding, in director: SceneDirector?) {
    hasEnded = true
    if let claim { return claim(ending) }
    guard let coordinator else { return }
    director?.emit(
      .resultUnclaimed(coordinator.id, name: coordinator.outlineName, ending.reason))
  }
}
