/// The events that one sequence has not given out yet, the oldest first.
@MainActor final class EventBuffer {
  private let limit: Int
  /// A ring: the oldest event stands at `first`.
  private var ring: [SceneEvent] = []
  private var first = 0
  private var count = 0
  private var missed = 0
  private let readers = Waiters<SceneEvent?>()
  private var isFinished = false

  init(limit: Int) { self.limit = max(1, limit) }

  /// Hands an event to a waiting reader, or keeps it; the oldest one makes room, and is counted.
  func put(_ event: SceneEvent) {
    if !readers.isEmpty { return readers.resumeFirst(returning: event) }
    if count == limit { drop() }
    let place = (first + count) % limit
    if place < ring.count {
      discard(exchange(&ring[place], with: event))
    } else {
      ring.append(event)
    }
    count += 1
  }

  private func drop() {
    missed += 1
    first = (first + 1) % limit
    count -= 1
  }

  private func take() -> SceneEvent? {
    if missed > 0 {
      defer { missed = 0 }
      return .missed(missed)
    }
    guard count > 0 else { return nil }
    defer {
      first = (first + 1) % limit
      count -= 1
    }
    return ring[first]
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
