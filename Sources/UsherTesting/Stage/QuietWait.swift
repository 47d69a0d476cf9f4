import Usher

/// Waits until all work is done, on the main actor or on its way back to it.
@MainActor package enum QuietWait {
  /// The number of changes after which a stage counts as never settling.
  package static let limit = 10_000

  /// The number of turns after a round trip in which the effect of a job may become visible.
  private static let turnsAfterTrip = 2

  /// Returns `false` if the limit came before stillness.
  package static func comes(
    _ care: Care = .thorough, at pace: Pace = Pace(), within limit: Int = limit,
    _ activity: @escaping @MainActor () -> Int
  ) async -> Bool {
    guard care != .none else { return true }
    return await withMainActorContinuation { continuation in
      Attempt(care, pace, limit, activity) { continuation.resume(returning: $0) }.proceed()
    }
  }

  /// Waits for a condition that other threads fulfill, for a number of turns at most; returns the
  /// number of turns.
  ///
  /// Each turn includes a round trip over another thread, so a busy machine lengthens the wait by
  /// itself.
  @discardableResult
  package static func waits(turns: Int = 1_000, until condition: () -> Bool) async -> Int {
    var count = 0
    while !condition(), count < turns {
      await Task.detached(priority: Task.currentPriority) {}.value
      for _ in 0..<turnsAfterTrip { await Turn.pass() }
      count += 1
    }
    return count
  }

  /// One wait for stillness: turns of the main actor first, then round trips over other threads.
  ///
  /// Many awaits, such as that of a stream's next value, resume by way of another thread, which may
  /// be slow. So a stage is still only after some round trips behind that job, and after the time
  /// that a machine of this pace may take for it.
  @MainActor private final class Attempt {
    private let care: Care
    private let pace: Pace
    /// Released at the end: another thread may hold this attempt a little longer, and must not keep
    /// the stage alive.
    private var activity: (@MainActor () -> Int)? { didSet { discard(oldValue) } }
    private let end: @MainActor (Bool) -> Void
    private var last: Int
    private var movesLeft: Int
    private var turnsLeft: Int
    private var rounds = 0
    private var stillSince = ContinuousClock.now

    init(
      _ care: Care, _ pace: Pace, _ limit: Int, _ activity: @escaping @MainActor () -> Int,
      end: @escaping @MainActor (Bool) -> Void
    ) {
      (self.care, self.pace, self.activity, self.end) = (care, pace, activity, end)
      (last, movesLeft, turnsLeft) = (activity(), limit, care.turns)
    }

    func proceed() {
      if pace.isGivenUp { return finish(true) }
      if movesLeft <= 0 { return finish(false) }
      if turnsLeft > 0 { return passTurn() }
      if rounds < care.rounds { return makeTrip() }
      timeLeft > .zero ? makeTrip(after: timeLeft) : finish(true)
    }

    /// The time that a slow machine may still need to deliver a change.
    private var timeLeft: Duration {
      care.isFinal ? pace.stillness * care.patience - stillSince.duration(to: .now) : .zero
    }

    private func finish(_ isStill: Bool) {
      activity = nil
      pace.forget()
      end(isStill)
    }

    private func passTurn() {
      turnsLeft -= 1
      Task { restartIfChanged() }
    }

    private func makeTrip() {
      rounds += 1
      turnsLeft = QuietWait.turnsAfterTrip
      let start = ContinuousClock.now
      Task.detached(priority: Task.currentPriority) {
        let delay = start.duration(to: .now)
        Task { @MainActor in
          self.pace.record(delay)
          self.restartIfChanged()
        }
      }
    }

    private func makeTrip(after time: Duration) {
      Task.detached(priority: Task.currentPriority) {
        try? await Task.sleep(for: time)
        Task { @MainActor in self.restartIfChanged() }
      }
    }

    /// Starts over after a change.
    private func restartIfChanged() {
      let now = activity?() ?? last
      if now != last {
        last = now
        movesLeft -= 1
        (turnsLeft, rounds, stillSince) = (care.turns, 0, .now)
      }
      proceed()
    }
  }
}
