import Usher

/// A clock that stands still until a test advances it.
///
/// A sleeping task wakes when the clock reaches its deadline; tasks wake in deadline order.
public final class StageClock: Clock, Sendable {
  /// An instant of a `StageClock`.
  public struct Instant: InstantProtocol {
    /// The instant at which every stage's clock begins.
    public static let zero = Instant(offset: .zero)
    let offset: Duration

    /// Returns the instant that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns the duration until another instant.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Compares by time.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private let nanoseconds = SharedNumber()
  @MainActor private var sleepers: [Int: Sleeper] = [:]
  @MainActor private var next = 0
  @MainActor var watchers: [MainActorContinuation<Void>] = []
  /// Counts tasks that fall asleep or wake; a wait compares it to detect stillness.
  @MainActor package private(set) var activity = 0
  /// Counts the rounds in which `run(_:)` decided about moving the clock.
  @MainActor package internal(set) var turns = 0

  private struct Sleeper {
    let deadline: Instant
    /// Resumed with `true` if the deadline has come.
    let continuation: MainActorContinuation<Bool>
  }

  /// Makes a clock at zero.
  public init() {}

  /// The current time of the clock.
  public var now: Instant {
    Instant(offset: .nanoseconds(nanoseconds.value))
  }

  /// One nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Sleeps until the clock reaches a deadline.
  @MainActor public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    guard deadline > now else { return }
    let number = next
    next += 1
    stir()
    let isDue = await withTaskCancellationHandler {
      await withMainActorContinuation { continuation in
        sleepers[number] = Sleeper(deadline: deadline, continuation: continuation)
        if Task.isCancelled { cancel(number) }
      }
    } onCancel: {
      Task { @MainActor in cancel(number) }
    }
    guard isDue else { throw CancellationError() }
  }

  /// Moves the clock in one step, never back, and wakes every task whose deadline has come.
  @MainActor package func jump(by duration: Duration) {
    guard duration > .zero || duration == .zero && !sleepers.isEmpty else { return }
    let target = now.advanced(by: duration)
    nanoseconds.set(to: Self.nanoseconds(in: target.offset))
    let due = sleepers.filter { $0.value.deadline <= target }.sorted {
      ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key)
    }
    for (number, sleeper) in due {
      sleepers[number] = nil
      stir()
      sleeper.continuation.resume(returning: true)
    }
  }

  /// The nanoseconds of a duration, clamped: the clock stops after some 292 years.
  private static func nanoseconds(in duration: Duration) -> Int {
    let parts = duration.components
    let (product, isTooLong) = parts.seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isOver) = product.addingReportingOverflow(parts.attoseconds / 1_000_000_000)
    return isTooLong || isOver ? .max : Int(sum)
  }

  @MainActor func stir() {
    activity += 1
    for watcher in exchange(&watchers, with: []) { watcher.resume() }
  }

  /// The duration until the next task wakes; `nil` if none sleeps.
  @MainActor public var untilNextWake: Duration? {
    sleepers.values.map(\.deadline).min().map { now.duration(to: $0) }
  }

  /// The number of tasks that sleep on it.
  @MainActor public var sleeperCount: Int { sleepers.count }

  @MainActor private func cancel(_ number: Int) {
    guard let sleeper = sleepers.removeValue(forKey: number) else { return }
    stir()
    sleeper.continuation.resume(returning: false)
  }
}
