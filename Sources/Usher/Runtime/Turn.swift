/// Turns of the main actor: one that lets others run, or as many as everything needs to rest.
@MainActor package enum Turn {
  /// The number of quiet turns in a row that count as rest.
  private static let quietTurns = 24

  /// The number of turns after which activity counts as endless.
  private static let limit = 1_000_000

  /// Lets every job that waits for the main actor run first.
  ///
  /// A job enqueued behind them resumes this task, which returns by way of another thread, as every
  /// continuation does.
  package static func pass() async {
    await withCheckedContinuation { continuation in
      Task { @MainActor in continuation.resume() }
    }
  }

  /// Lets other jobs run until there is no activity; returns `false` if it never ends.
  ///
  /// A task that waits for a clock, or for something outside the main actor, is no activity.
  ///
  /// The closure counts activity, as `SceneDirector.activity` does.
  @discardableResult
  package static func rest(_ activity: () -> Int) async -> Bool {
    var last = activity()
    var quiet = 0
    for _ in 0..<limit {
      await pass()
      let now = activity()
      quiet = now == last ? quiet + 1 : 0
      last = now
      if quiet == quietTurns { return true }
    }
    return false
  }
}
