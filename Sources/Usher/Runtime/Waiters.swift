/// Tasks that wait for a value, each resumed once: with a value, or because it is cancelled.
@MainActor final class Waiters<Value: Sendable> {
  private var waiting: [(number: Int, continuation: MainActorContinuation<Value>)] = []
  private var next = 0

  var isEmpty: Bool { waiting.isEmpty }

  /// Waits for a value, even if the task is cancelled.
  func value() async -> Value { await withMainActorContinuation { waiting.append((0, $0)) } }

  /// Waits for a value, and returns another one at once if the task is cancelled.
  func value(whenCancelled other: Value) async -> Value {
    guard !Task.isCancelled else { return other }
    next += 1
    let number = next
    return await withTaskCancellationHandler {
      await withMainActorContinuation { waiting.append((number, $0)) }
    } onCancel: {
      Task { @MainActor in resume(number, returning: other) }
    }
  }

  private func resume(_ number: Int, returning value: Value) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).continuation.resume(returning: value)
  }

  /// Resumes the task that has waited longest.
  func resumeFirst(returning value: Value) {
    if !waiting.isEmpty { waiting.removeFirst().continuation.resume(returning: value) }
  }

  func resumeAll(returning value: Value) {
    for waiter in exchange(&waiting, with: []) { waiter.continuation.resume(returning: value) }
  }
}
