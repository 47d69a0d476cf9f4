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
  @Test func `What sleeps on the clock is run to its end in no time`() async throws {
    let clock = StageClock()
    let start = clock.now
    let tea = try await clock.run { try await Kettle(clock: clock).boil() }
    #expect(tea == "Tea" && start.duration(to: clock.now) == .seconds(180))
  }

  @Test func `What does not sleep leaves the clock where it stands`() async throws {
    let clock = StageClock()
    let start = clock.now
    #expect(try await clock.run { 7 } == 7)
    #expect(clock.now == start)
  }

  @Test func `What it throws is thrown`() async {
    let clock = StageClock()
    await #expect(throws: CancellationError.self) {
      try await clock.run {
        try await clock.sleep(for: .seconds(1))
        throw CancellationError()
      }
    }
    #expect(clock.sleeperCount == 0)
  }

  @Test func `Whoever sleeps elsewhere on it wakes in their turn`() async throws {
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
}
