/// A turn of the main actor.
@MainActor package enum Turn {
  /// Lets all that waits for the main actor go first.
  ///
  /// Unlike `Task.yield()` it never leaves the main actor, so what comes after it does not depend on
  /// how fast other threads are.
  package static func pass() async {
    await withCheckedContinuation { continuation in
      Task { @MainActor in continuation.resume() }
    }
  }
}
