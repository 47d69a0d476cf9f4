/// The events that one sequence has not given out yet, the oldest first.
@MainActor final class EventBuffer {
  private let limit: Int
  /// An event that has been taken out leaves `nil`, so that nothing is released in here.
  private var events: [SceneEvent?] = []
  private var first = 0
  private var missed = 0
  private let readers = Waiters<SceneEvent?>()
  private var isFinished = false

  init(limit: Int) { self.limit = max(1, limit) }

  /// Hands an event to a waiting reader, or keeps it; the oldest one makes room, and is counted.
  func put(_ event: SceneEvent) {
    if !readers.isEmpty { return readers.resumeFirst(returning: event) }
    events.append(event)
    guard events.count - first > limit else { return }
    missed += 1
    discard(takeFirst())
  }

  private func take() -> SceneEvent? {
    missed > 0 ? .missed(exchange(&missed, with: 0)) : takeFirst()
  }

  /// Takes out the oldest event; the places without one go when they are half of all.
  private func takeFirst() -> SceneEvent? {
    guard first < events.count else { return nil }
    let event = exchange(&events[first], with: nil)
    first += 1
    if first * 2 >= events.count { events.removeFirst(exchange(&first, with: 0)) }
    return event
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
