import Synchronization

/// A clock that stands still until a test moves it.
///
/// Whoever sleeps on it wakes when `advance(by:)` passes the deadline, in the order of deadlines.
public final class StageClock: Clock, Sendable {
  /// An instant of a `StageClock`.
  public struct Instant: InstantProtocol {
    let offset: Duration

    /// Returns the instant that is later by a duration.
    ///
    /// - Parameter duration: The duration.
    /// - Returns: The later instant.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns the duration until another instant.
    ///
    /// - Parameter other: The other instant.
    /// - Returns: The duration.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Compares by time.
    ///
    /// - Parameters:
    ///   - lhs: An instant.
    ///   - rhs: Another instant.
    /// - Returns: Whether the first is earlier.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private let nanoseconds = Atomic<Int64>(0)
  @MainActor private var sleepers: [Int: Sleeper] = [:]
  @MainActor private var next = 0
  /// Counts who fell asleep and woke, to tell when nobody does.
  @MainActor package private(set) var activity = 0

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// Makes a clock at zero.
  public init() {}

  /// The time that the test has moved it to.
  public var now: Instant {
    Instant(offset: .nanoseconds(nanoseconds.load(ordering: .acquiring)))
  }

  /// One nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Sleeps until the test has moved the clock far enough.
  ///
  /// - Parameters:
  ///   - deadline: When to wake.
  ///   - tolerance: Not used.
  /// - Throws: `CancellationError` where the task is cancelled.
  @MainActor public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    guard deadline > now else { return }
    let number = next
    next += 1
    activity += 1
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleepers[number] = Sleeper(deadline: deadline, continuation: continuation)
        if Task.isCancelled { cancel(number) }
      }
    } onCancel: {
      Task { @MainActor in cancel(number) }
    }
  }

  /// Moves the clock on and wakes whoever's time has come.
  ///
  /// - Parameter duration: How far.
  @MainActor public func advance(by duration: Duration) {
    let target = now.advanced(by: duration)
    let parts = target.offset.components
    nanoseconds.store(
      parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000, ordering: .releasing)
    let due = sleepers.filter { $0.value.deadline <= target }.sorted {
      ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key)
    }
    for (number, sleeper) in due {
      sleepers[number] = nil
      activity += 1
      sleeper.continuation.resume()
    }
  }

  /// Waits, without moving it, until nothing moves: whoever is on the way to sleep has fallen asleep.
  @MainActor public func idle() async {
    _ = await Stillness.comes { activity }
  }

  /// Runs something to its end, moving the clock on whenever everybody who is under way sleeps.
  ///
  /// What takes seconds in the app takes none in a test, and the clock tells how long it took:
  ///
  /// ```swift
  /// let clock = StageClock()
  /// let start = clock.now
  /// let tea = try await clock.run { try await Kettle(clock: clock).boil() }
  /// #expect(tea == "Tea" && start.duration(to: clock.now) == .seconds(180))
  /// ```
  ///
  /// - Parameter work: What sleeps on the clock.
  /// - Returns: What it returns.
  /// - Throws: What it throws.
  @MainActor public func run<Value: Sendable>(
    _ work: @escaping @MainActor () async throws -> Value
  ) async throws -> Value {
    var isRunning = true
    let running = Task {
      defer { isRunning = false }
      return try await work()
    }
    while isRunning {
      await idle()
      if let next = untilNextWake { advance(by: next) }
    }
    return try await running.value
  }

  /// How long until the next sleeper wakes; `nil` where nobody sleeps.
  @MainActor public var untilNextWake: Duration? {
    sleepers.values.map(\.deadline).min().map { now.duration(to: $0) }
  }

  /// How many sleep.
  @MainActor public var sleeperCount: Int { sleepers.count }

  @MainActor private func cancel(_ number: Int) {
    guard let sleeper = sleepers.removeValue(forKey: number) else { return }
    activity += 1
    sleeper.continuation.resume(throwing: CancellationError())
  }
}
