import Usher

/// Waits until nothing moves by itself, on the main actor or on its way back to it.
@MainActor enum Stillness {
  /// How often in a row nothing may have come back from other threads.
  private static let rounds = 3

  /// Waits for it; says whether it came about.
  ///
  /// Much that waits, a stream's next value say, goes on by way of another thread, which may be
  /// slow: nothing is still before a few of our own jobs have gone there and back behind it.
  static func comes(_ activity: () -> Int) async -> Bool {
    var quiet = 0
    while quiet < rounds {
      guard await Turn.rest(activity) else { return false }
      let before = activity()
      await Task.detached(priority: Task.currentPriority) {}.value
      await Turn.pass()
      quiet = activity() == before ? quiet + 1 : 0
    }
    return await Turn.rest(activity)
  }
}
