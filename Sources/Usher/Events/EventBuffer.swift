/// The events that one sequence has not given out yet, the oldest first.
@MainActor final class EventBuffer {
  private let limit: Int
  /// A ring: the oldest event stands at `first`.
  private var ring: [SceneEvent] = []
  private var first = 0
  private var count = 0
  private var missed = 0
  private var readers: [Reader] = []
  private var next = 0
  private var isFinished = false

  private struct Reader {
    let number: Int
    let continuation: CheckedContinuation<SceneEvent?, Never>
  }

  init(limit: Int) { self.limit = max(1, limit) }

  /// Hands an event to a waiting reader, or keeps it; the oldest one makes room, and is counted.
  func put(_ event: SceneEvent) {
    if !readers.isEmpty { return readers.removeFirst().continuation.resume(returning: event) }
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
    for reader in readers { reader.continuation.resume(returning: nil) }
    readers = []
  }
}

extension EventBuffer {
  /// The next event; `nil` after the last one, and where the task is cancelled.
  func event() async -> SceneEvent? {
    if let event = take() { return event }
    guard !isFinished, !Task.isCancelled else { return nil }
    next += 1
    let number = next
    return await withTaskCancellationHandler {
      await withCheckedContinuation { readers.append(Reader(number: number, continuation: $0)) }
    } onCancel: {
      Task { @MainActor in cancel(number) }
    }
  }

  private func cancel(_ number: Int) {
    guard let index = readers.firstIndex(where: { $0.number == number }) else { return }
    readers.remove(at: index).continuation.resume(returning: nil)
  }
}
