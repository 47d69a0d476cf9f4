import Testing
import UsherTesting

/// Something that takes its time, as a service does.
private struct Kettle {
  let clock: any Clock<Duration>

  func boil() async throws -> String {
    for _ in 1...3 { try await clock.sleep(for: .seconds(60)) }
    return "Tea"
  }
}

@MainActor struct StageClockTests {
  @Test func `Work that sleeps on the clock is run to its end in no time`() async throws {
    let clock = StageClock()
    let start = clock.now
    let tea = try await clock.run { try await Kettle(clock: clock).boil() }
    #expect(tea == "Tea" && start.duration(to: clock.now) == .seconds(180))
  }

  @Test func `Work that does not sleep leaves the clock unchanged`() async throws {
    let clock = StageClock()
    let start = clock.now
    #expect(try await clock.run { 7 } == 7)
    #expect(clock.now == start)
  }

  @Test func `An error of the work is rethrown`() async {
    let clock = StageClock()
    await #expect(throws: CancellationError.self) {
      try await clock.run {
        try await clock.sleep(for: .seconds(1))
        throw CancellationError()
      }
    }
    #expect(clock.sleeperCount == 0)
  }

  @Test func `A task that sleeps on the clock elsewhere wakes in turn`() async throws {
    let clock = StageClock()
    var heard: [String] = []
    let other = Task {
      try await clock.sleep(for: .seconds(90))
      heard.append("another")
    }
    await clock.idle()
    _ = try await clock.run { try await Kettle(clock: clock).boil() }
    heard.append("the kettle")
    try await other.value
    #expect(heard == ["another", "the kettle"])
  }

  @Test func `A loop of one second ticks ten times in ten seconds`() async {
    let clock = StageClock()
    var ticks = 0
    let loop = Task {
      while true {
        try await clock.sleep(for: .seconds(1))
        ticks += 1
      }
    }
    await clock.advance(by: .seconds(10))
    #expect(ticks == 10)
    #expect(StageClock.Instant.zero.duration(to: clock.now) == .seconds(10))
    await clock.advance(by: .milliseconds(1_500))
    #expect(ticks == 11)
    loop.cancel()
  }

  @Test func `A clock does not go back`() async throws {
    let clock = StageClock()
    await clock.advance(by: .seconds(2))
    let issues = try await recordedIssues { await clock.advance(by: .seconds(-1)) }
    #expect(
      issues == [
        """
        A stage's clock cannot go back.
          Asked for: -1.0 seconds.
          • Advance it by zero or more; make another stage to begin at zero again.
        """
      ])
    #expect(StageClock.Instant.zero.duration(to: clock.now) == .seconds(2))
  }

  @Test func `Work that waits for something other than the clock is waited for without spinning`()
    async throws
  {
    let clock = StageClock()
    let (stream, source) = AsyncStream<Int>.makeStream()
    let running = Task {
      try await clock.run {
        for await number in stream { return number }
        return 0
      }
    }
    while clock.turns == 0 { await Task.yield() }
    await clock.idle()
    let before = clock.turns
    for _ in 0..<200 { await Task.yield() }
    #expect(clock.turns == before)
    source.yield(7)
    #expect(try await running.value == 7)
  }
}
