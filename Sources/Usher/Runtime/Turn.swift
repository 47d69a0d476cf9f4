/// A turn of the main actor.
@MainActor package enum Turn {
  /// How many turns in a row must be quiet before nothing counts as moving.
  private static let quietTurns = 24

  /// How many turns may pass before something counts as going on for ever.
  private static let limit = 1_000_000

  /// Lets all that waits for the main actor go first.
  ///
  /// A job of its own goes behind all that waits there, and resumes this one; that comes back by way of
  /// another thread, as every continuation does.
  package static func pass() async {
    await withCheckedContinuation { continuation in
      Task { @MainActor in continuation.resume() }
    }
  }

  /// Lets others go until nothing moves by itself any more; returns `false` where that never ends.
  ///
  /// What waits for a clock, or for something outside the main actor, does not move by itself.
  ///
  /// The closure counts what happens, as `SceneDirector.activity` does.
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
