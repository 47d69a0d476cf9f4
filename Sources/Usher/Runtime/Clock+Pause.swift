extension Clock where Duration == Swift.Duration {
  /// Sleeps without leaving the main actor first, as `sleep(for:)` does.
  ///
  /// So the deadline counts from this turn of the main actor, and a test that advances its own
  /// clock knows which tasks are asleep. No sleep is longer than some 68 years, since the system's
  /// clocks end the process beyond what they can count.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, or the error of the clock.
  @MainActor package func pause(for duration: Swift.Duration) async throws {
    try await sleep(
      until: now.advanced(by: min(max(.zero, duration), .seconds(Int32.max))), tolerance: nil)
  }

  /// Does something after a while, unless the task is cancelled before.
  @MainActor package func after(
    _ duration: Swift.Duration, _ body: @escaping @MainActor () -> Void
  ) -> Task<Void, Never> {
    Task {
      try? await pause(for: duration)
      if !Task.isCancelled { body() }
    }
  }

  /// Returns what tells how long ago this was called.
  @MainActor func stopwatch() -> @MainActor () -> Swift.Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
