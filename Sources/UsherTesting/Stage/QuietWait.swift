import Usher

/// Waits until nothing moves by itself, on the main actor or on its way back to it.
@MainActor enum QuietWait {
  /// How much has to stay still before nothing counts as moving.
  struct Care: Equatable {
    /// How many turns in a row must be quiet.
    let turns: Int
    /// How often in a row nothing may have come back from other threads.
    let rounds: Int

    /// Enough that a slow thread cannot bring something back later.
    static let thorough = Care(turns: 24, rounds: 12)
    /// Enough for one of thousands of looks.
    static let usual = Care(turns: 16, rounds: 6)
    /// Enough for one of thousands of looks where no task is known to run.
    static let light = Care(turns: 16, rounds: 2)
    /// Enough where the result is compared with one that is known.
    static let hasty = Care(turns: 4, rounds: 1)
    /// Enough where nothing comes from other threads.
    static let turnsAlone = Care(turns: 24, rounds: 0)
    /// None, where another wait follows.
    static let none = Care(turns: 0, rounds: 0)

    /// More of the same, where something is known to be on its way through other threads.
    var patient: Care { Care(turns: turns, rounds: rounds * 8) }
  }

  /// How often something may move before it counts as moving for ever.
  static let limit = 10_000

  /// How many turns a job that has come back may take until it is noticed.
  private static let turns = 2

  /// Waits for stillness; returns whether it came before the limit.
  ///
  /// Much that waits, a stream's next value say, continues by way of another thread, which may be
  /// slow: nothing is still before a few of our own jobs have gone there and back behind it.
  static func comes(
    _ care: Care = .thorough, within limit: Int = limit, _ activity: () -> Int
  ) async -> Bool {
    var watch = Watch(activity(), limit)
    var quiet = 0
    while !watch.isExhausted {
      guard await rest(care, &watch, activity) else { return false }
      while quiet < care.rounds {
        await goThereAndBack()
        if watch.sees(activity()) { break }
        quiet += 1
      }
      if quiet == care.rounds { return true }
      quiet = 0
    }
    return false
  }

  private static func rest(
    _ care: Care, _ watch: inout Watch, _ activity: () -> Int
  ) async -> Bool {
    var quiet = 0
    while quiet < care.turns {
      await Turn.pass()
      quiet = watch.sees(activity()) ? 0 : quiet + 1
      if watch.isExhausted { return false }
    }
    return true
  }

  /// Waits until a condition holds that other threads bring about, for a number of turns at most;
  /// returns how many it took.
  ///
  /// The turns are jobs of our own there and back, so a busy machine lengthens the wait by itself.
  @discardableResult
  static func waits(turns: Int = 1_000, until condition: () -> Bool) async -> Int {
    var count = 0
    while !condition(), count < turns {
      await goThereAndBack()
      count += 1
    }
    return count
  }

  private static func goThereAndBack() async {
    await Task.detached(priority: Task.currentPriority) {}.value
    for _ in 0..<turns { await Turn.pass() }
  }

  /// Counts the moments at which something had moved.
  private struct Watch {
    private var last: Int
    private var left: Int

    init(_ activity: Int, _ limit: Int) {
      last = activity
      left = limit
    }

    var isExhausted: Bool { left <= 0 }

    mutating func sees(_ activity: Int) -> Bool {
      guard activity != last else { return false }
      last = activity
      left -= 1
      return true
    }
  }
}
