extension Clock where Duration == Swift.Duration {
  /// Sleeps without leaving the main actor first, as `sleep(for:)` does.
  ///
  /// So the deadline counts from this turn of the main actor, and a test that advances its own
  /// clock knows which tasks are asleep. No sleep is longer than some 68 years, since the system's
  /// clocks end the process beyond what they can count.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, or the error of the clock.
  @MainActor public func pause(for duration: Swift.Duration) async throws {
    try await sleep(
      until: now.advanced(by: min(max(.zero, duration), .seconds(Int32.max))), tolerance: nil)
  }
}

/// How long ago something began, on any clock.
@MainActor struct Stopwatch {
  let elapsed: @MainActor () -> Duration

  init(_ clock: any Clock<Duration>) { self.init(running: clock) }

  private init<C: Clock<Duration>>(running clock: C) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }
}
