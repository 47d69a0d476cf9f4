/// The events that one sequence has not given out yet, the oldest first.
@MainActor final class EventBuffer {
  private let limit: Int
  private var events: ArraySlice<SceneEvent> = []
  private var missed = 0
  private let readers = Waiters<SceneEvent?>()
  private var isFinished = false

  init(limit: Int) { self.limit = max(1, limit) }

  /// Hands an event to a waiting reader, or keeps it; the oldest one makes room, and is counted.
  func put(_ event: SceneEvent) {
    if !readers.isEmpty { return readers.resumeFirst(returning: event) }
    if events.count == limit {
      missed += 1
      discard(events.removeFirst())
    }
    events.append(event)
  }

  private func take() -> SceneEvent? {
    if missed > 0 {
      defer { missed = 0 }
      return .missed(missed)
    }
    return events.popFirst()
  }

  /// No event comes any more; those that are kept are still given out.
  func finish() {
    isFinished = true
    readers.resumeAll(returning: nil)
  }

  /// The next event; `nil` after the last one, and where the task is cancelled.
  func event() async -> SceneEvent? {
    if let event = take() { return event }
    guard !isFinished else { return nil }
    return await readers.value(whenCancelled: nil)
  }
}
