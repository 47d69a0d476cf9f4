public import Usher

// The compiler's messages for a key that is registered with an implementation of another kind.

extension Registrar {
  /// Diagnoses a coordinator with another result than its key.
  @available(*, unavailable, message: "the coordinator's Output is not the key's Output")
  public func register<K: FlowKey, C: Concluding, each D, each A>(
    _ make: @escaping @MainActor (repeat each D) throws -> C, for key: K.Type,
    giving properties: repeat KeyPath<K, each A>
  ) {}

  /// Diagnoses a coordinator without a result.
  @available(
    *, unavailable,
    message: "a coordinator for a key must be Concluding; its Output is Void by default"
  )
  public func register<K: FlowKey, C: Coordinator, each D, each A>(
    _ make: @escaping @MainActor (repeat each D) throws -> C, for key: K.Type,
    giving properties: repeat KeyPath<K, each A>
  ) {}

  /// Diagnoses a screen for a flow that cannot end it.
  @available(
    *, unavailable,
    message: "a screen for a FlowKey takes Finish<Output> of that key as its first parameter"
  )
  public func register<K: FlowKey, S: Showable, each D, each A>(
    _ make: @escaping @MainActor (repeat each D) throws -> S, for key: K.Type,
    giving properties: repeat KeyPath<K, each A>
  ) {}

  /// Diagnoses an implementation that is not a screen for the key of a screen.
  @available(
    *, unavailable,
    message: "a ScreenKey is shown by a Screen or a ScreenView; a coordinator needs a FlowKey"
  )
  public func register<K: ScreenKey, T, each D, each A>(
    _ make: @escaping @MainActor (repeat each D) throws -> T, for key: K.Type,
    giving properties: repeat KeyPath<K, each A>
  ) {}
}
