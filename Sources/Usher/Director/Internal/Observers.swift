/// Whoever listens to a director's events.
@MainActor struct Observers {
  private var continuations: [Int: AsyncStream<SceneDirector.Event>.Continuation] = [:]
  private var next = 0
  /// Is told in the turn in which something happens.
  var witness: (@MainActor (SceneDirector.Event) -> Void)?

  var isEmpty: Bool { continuations.isEmpty && witness == nil }

  mutating func add(_ continuation: AsyncStream<SceneDirector.Event>.Continuation) -> Int {
    defer { next += 1 }
    continuations[next] = continuation
    return next
  }

  mutating func remove(_ number: Int) {
    continuations[number] = nil
  }

  func send(_ event: SceneDirector.Event) {
    witness?(event)
    for continuation in continuations.values { continuation.yield(event) }
  }

  mutating func finish() {
    for continuation in continuations.values { continuation.finish() }
    continuations = [:]
    witness = nil
  }
}
