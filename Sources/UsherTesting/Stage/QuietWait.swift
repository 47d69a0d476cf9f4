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

  /// The amount of stillness that proves that all work is done.
  package struct Care: Equatable {
    /// The number of quiet turns in a row.
    package let turns: Int
    /// The number of round trips over other threads in a row without a change.
    package let rounds: Int
    /// The factor by which a slow machine may need more time.
    package var patience = 1

    package init(turns: Int, rounds: Int, patience: Int = 1) {
      self.turns = turns
      self.rounds = rounds
      self.patience = patience
    }

    /// Enough that no slow thread can deliver a change later.
    package static let thorough = Care(turns: 24, rounds: 48)
    /// Enough for one of thousands of waits.
    package static let usual = Care(turns: 16, rounds: 18)
    /// Enough for one of thousands of waits while no task is known to run.
    package static let light = Care(turns: 16, rounds: 8)
    /// Enough if the result is compared with a known one.
    package static let hasty = Care(turns: 4, rounds: 3)
    /// Enough if all tasks that were woken are known to sleep again.
    package static let brief = Care(turns: 16, rounds: 3)
    /// For a wait that another one follows.
    package static let none = Care(turns: 0, rounds: 0)

    /// More round trips, if work is known to be pending on other threads.
    package var patient: Care { Care(turns: turns, rounds: rounds * 8, patience: patience) }

    /// The same with more time for a slow machine.
    package func times(_ factor: Int) -> Care {
      Care(turns: turns, rounds: rounds, patience: patience * factor)
    }

    /// `true` if no wait with more care follows.
    package var isFinal: Bool { rounds > Self.hasty.rounds }
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
    private var activity: (@MainActor () -> Int)?
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
      Task { look() }
    }

    private func makeTrip() {
      rounds += 1
      turnsLeft = QuietWait.turnsAfterTrip
      let start = ContinuousClock.now
      Task.detached(priority: Task.currentPriority) {
        let delay = start.duration(to: .now)
        Task { @MainActor in
          self.pace.note(delay)
          self.look()
        }
      }
    }

    private func makeTrip(after time: Duration) {
      Task.detached(priority: Task.currentPriority) {
        try? await Task.sleep(for: time)
        Task { @MainActor in self.look() }
      }
    }

    /// Starts over after a change.
    private func look() {
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
