public import Testing

@MainActor extension StageClock {
  /// Advances the clock, and stops at each deadline along the way until the woken tasks have run.
  ///
  /// A loop that sleeps for one second runs ten times in `advance(by: .seconds(10))`. A negative
  /// duration fails the test, and the clock stays where it is.
  public func advance(
    by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard duration >= .zero else {
      Issue.record("\(Self.refusal(of: duration))", sourceLocation: sourceLocation)
      return
    }
    _ = await advance(to: now.advanced(by: duration), stops: .max)
  }

  /// Advances the clock to an instant; returns `false` if a number of stops ends it earlier.
  package func advance(to target: Instant, stops limit: Int) async -> Bool {
    var stops = 0
    await idle()
    while let next = untilNextWake, now.advanced(by: next) <= target {
      guard stops < limit else { return false }
      await step(by: next)
      stops += 1
    }
    jump(by: now.duration(to: target))
    return true
  }

  private static func refusal(of duration: Duration) -> String {
    """
    A stage's clock cannot go back.
      Asked for: \(duration).
      • Advance it by zero or more; make another stage to begin at zero again.
    """
  }

  /// Waits, without advancing the clock, until nothing moves and all tasks are asleep.
  public func idle() async { _ = await QuietWait.comes { self.activity } }

  /// Moves the clock and waits like `idle()`, but only briefly if as many tasks sleep again as
  /// before.
  private func step(by duration: Duration) async {
    let count = sleeperCount
    jump(by: duration)
    _ = await QuietWait.comes(.brief) { self.activity }
    if sleeperCount != count { await idle() }
  }

  /// Runs a closure to its end, advancing the clock whenever all of its tasks sleep.
  ///
  /// Work that takes seconds in the app takes no time in a test, and the clock shows how long it
  /// took:
  ///
  /// ```swift
  /// let clock = StageClock()
  /// let start = clock.now
  /// let tea = try await clock.run { try await Kettle(clock: clock).boil() }
  /// #expect(tea == "Tea" && start.duration(to: clock.now) == .seconds(180))
  /// ```
  public func run<Value: Sendable>(
    _ work: @escaping @MainActor () async throws -> Value
  ) async throws -> Value {
    var isRunning = true
    let running = Task {
      defer {
        isRunning = false
        stir()
      }
      return try await work()
    }
    return try await withTaskCancellationHandler {
      await idle()
      while isRunning {
        turns += 1
        if let next = untilNextWake {
          await step(by: next)
        } else {
          await nextStir()
          await idle()
        }
      }
      return try await running.value
    } onCancel: {
      running.cancel()
    }
  }

  /// Waits until a task falls asleep or wakes, or the work that runs on the clock ends.
  private func nextStir() async { await withMainActorContinuation { watchers.append($0) } }
}
