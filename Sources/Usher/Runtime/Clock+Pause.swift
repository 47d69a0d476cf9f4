extension Clock where Duration == Swift.Duration {
  /// Sleeps for a while without a detour over other threads, which `sleep(for:)` makes.
  ///
  /// So the deadline is counted from this turn of the main actor, and a test that moves a clock of
  /// its own knows when somebody is asleep.
  ///
  /// - Throws: `CancellationError` where the task is cancelled, or what the clock throws.
  @MainActor public func pause(for duration: Swift.Duration) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: nil)
  }

  /// Returns what tells how long ago this was called.
  @MainActor func stopwatch() -> @MainActor () -> Swift.Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
