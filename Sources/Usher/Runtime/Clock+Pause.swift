extension Clock where Duration == Swift.Duration {
  /// Sleeps for a while without a detour over other threads, which `sleep(for:)` makes.
  ///
  /// So the deadline is counted from this turn of the main actor, and a test that moves a clock of
  /// its own knows when somebody is asleep.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, or what the clock throws.
  @MainActor public func pause(for duration: Swift.Duration) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: nil)
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
