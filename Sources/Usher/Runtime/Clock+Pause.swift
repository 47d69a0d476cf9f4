extension Clock where Duration == Swift.Duration {
  /// Sleeps without leaving the main actor first, unlike `sleep(for:)`.
  ///
  /// The deadline therefore counts from this turn of the main actor, and a test that advances its
  /// own clock knows which tasks are asleep. A sleep is limited to about 68 years, because the
  /// system's clocks end the process when a deadline overflows them.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, or the error of the clock.
  @MainActor package func pause(for duration: Swift.Duration) async throws {
    try await sleep(
      until: now.advanced(by: min(max(.zero, duration), .seconds(Int32.max))), tolerance: nil)
  }

  /// Calls a closure after a delay, unless the task is cancelled first.
  @MainActor package func after(
    _ duration: Swift.Duration, _ body: @escaping @MainActor () -> Void
  ) -> Task<Void, Never> {
    Task {
      try? await pause(for: duration)
      if !Task.isCancelled { body() }
    }
  }

  /// Returns a closure that measures the time since this call.
  @MainActor package func stopwatch() -> @MainActor () -> Swift.Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
