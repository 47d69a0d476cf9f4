import Usher

/// Waits until nothing moves by itself, on the main actor or on its way back to it.
@MainActor enum Stillness {
  /// How often in a row nothing may have come back from other threads.
  private static let rounds = 12

  /// How many turns what has come back may take to be heard of.
  private static let turns = 4

  /// How often, at the least, our own jobs go there and back before something is given up.
  private static let trips = 1_000

  /// Waits for it; says whether it came about.
  ///
  /// Much that waits, a stream's next value say, goes on by way of another thread, which may be
  /// slow: nothing is still before a few of our own jobs have gone there and back behind it.
  static func comes(_ activity: () -> Int) async -> Bool {
    guard await Turn.rest(activity) else { return false }
    var quiet = 0
    while quiet < rounds {
      let before = activity()
      await goThereAndBack()
      quiet += 1
      guard activity() != before else { continue }
      guard await Turn.rest(activity) else { return false }
      quiet = 0
    }
    return true
  }

  /// Waits, for a while at most, until something is so that other threads bring about.
  ///
  /// The while is a moment of real time, and as many jobs of our own there and back as make sure
  /// that a busy machine has let the other threads go on.
  static func waits(until condition: () -> Bool) async {
    let patience = ContinuousClock.now.advanced(by: .seconds(1))
    var count = 0
    while !condition(), count < trips || ContinuousClock.now < patience {
      await goThereAndBack()
      count += 1
    }
  }

  private static func goThereAndBack() async {
    await Task.detached(priority: Task.currentPriority) {}.value
    for _ in 0..<turns { await Turn.pass() }
  }
}
