/// Suspends the current task until the continuation is resumed.
///
/// The task continues on the main actor itself; an ordinary continuation goes by way of another
/// thread.
@MainActor package func withMainActorContinuation<Value>(
  _ body: (MainActorContinuation<Value>) -> Void
) async -> Value {
  let continuation = MainActorContinuation<Value>()
  body(continuation)
  return await continuation.value()
}

/// The continuation of a task that waits on the main actor for a value.
@MainActor package final class MainActorContinuation<Value> {
  private let gate = Gate()
  private var result: Value?

  fileprivate init() {}

  /// Resumes the task with a value; only the first one counts.
  package func resume(returning value: Value) {
    guard result == nil else { return }
    result = value
    gate.open()
  }

  fileprivate func value() async -> Value {
    while true {
      if let result { return result }
      await gate.pass()
    }
  }
}

extension MainActorContinuation<Void> {
  package func resume() { resume(returning: ()) }
}
