extension EventObservers {
  /// The events that a sequence has not delivered yet, the oldest first.
  @MainActor final class Buffer {
    private let limit: Int
    /// A removed event leaves `nil`, so that no access to the array releases an event.
    private var events: [SceneEvent?] = []
    private var first = 0
    private var missed = 0
    private let readers = Waiters<SceneEvent?>()
    private var isFinished = false

    init(limit: Int) { self.limit = max(1, limit) }

    /// Delivers an event to a waiting reader, or keeps it; the oldest beyond the limit counts as
    /// missed.
    func enqueue(_ event: SceneEvent) {
      if !readers.isEmpty { return readers.resumeFirst(returning: event) }
      events.append(event)
      guard events.count - first > limit else { return }
      missed += 1
      discard(dequeueFirst())
    }

    private func dequeue() -> SceneEvent? {
      missed > 0 ? .missed(exchange(&missed, with: 0)) : dequeueFirst()
    }

    /// Removes the oldest event; empty places are removed when they are half of all.
    private func dequeueFirst() -> SceneEvent? {
      guard first < events.count else { return nil }
      let event = exchange(&events[first], with: nil)
      first += 1
      if first * 2 >= events.count { events.removeFirst(exchange(&first, with: 0)) }
      return event
    }

    /// Ends the sequence after the kept events.
    func finish() {
      isFinished = true
      readers.resumeAll(returning: nil)
    }

    /// Returns the next event; `nil` after the last one, or if the task is cancelled.
    func event() async -> SceneEvent? {
      if let event = dequeue() { return event }
      guard !isFinished else { return nil }
      return await readers.value(whenCancelled: nil)
    }
  }
}
