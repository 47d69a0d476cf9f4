import Testing
import UsherExplorer

/// Waits that cannot succeed, and misused clocks and stages.
@MainActor struct HostileWaitTests {
  private let plain: @MainActor (Plaza, Corner) -> [ScreenAction] = { _, _ in [] }

  @Test func `A run of the clock that is cancelled cancels its work`() async throws {
    let clock = StageClock()
    let running = Task {
      try await clock.run {
        while true {
          try Task.checkCancellation()
          try await Task.sleep(for: .seconds(3_600))
        }
      }
    }
    await clock.idle()
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
  }

  @Test func `A run within a run and beside another one ends`() async throws {
    let clock = StageClock()
    async let beside = clock.run {
      try await clock.sleep(for: .seconds(7))
      return 2
    }
    let within = try await clock.run {
      try await clock.run {
        try await clock.sleep(for: .seconds(5))
        return 1
      }
    }
    #expect(try await beside + within == 3)
    #expect(StageClock.Instant.zero.duration(to: clock.now) == .seconds(7))
  }

  @Test func `A clock that is advanced beside a run never goes back`() async throws {
    let clock = StageClock()
    async let hour: Void = clock.run { try await clock.sleep(for: .seconds(3_600)) }
    for _ in 0..<5 { await clock.advance(by: .seconds(1)) }
    try await hour
    #expect(StageClock.Instant.zero.duration(to: clock.now) >= .seconds(3_600))
  }

  @Test func `A sleep that is cancelled before, during and after its time ends once`() async throws
  {
    let clock = StageClock()
    let tasks = (0..<30).map { number in
      Task { try await clock.sleep(for: .seconds(number)) }
    }
    for task in tasks[..<10] { task.cancel() }
    await clock.advance(by: .seconds(15))
    for task in tasks { task.cancel() }
    await clock.idle()
    #expect(clock.sleeperCount == 0)
    var woken = 0
    for task in tasks { if case .success = await task.result { woken += 1 } }
    #expect(woken == 6)
  }

  @Test(arguments: [Duration.seconds(-1), .zero, .seconds(Int64.max)])
  func `A wait with any limit says what has not happened`(limit: Duration) async throws {
    let stage = try Plaza.stage(plain)
    await stage.settle(within: limit)
    await #expect(throws: StageError.self) {
      try await stage.wait(until: "the end of time", within: limit) { false }
    }
    await #expect(throws: StageError.self) { try await stage.event(.closed, within: limit) }
    await #expect(throws: StageError.self) {
      try await stage.started(Booth.self, within: limit)
    }
    stage.director.close()
  }

  @Test func `An event that came while nobody waited is given out once`() async throws {
    let stage = try Plaza.stage(plain)
    stage.director.root.push(Page("b"))
    _ = try await stage.event(.admitted)
    _ = try await stage.event(.admitted)
    await #expect(throws: StageError.self) { try await stage.event(.admitted) }
  }

  @Test func `A stage can be restarted as itself, and again after a failed restart`() async throws {
    let stage = try Plaza.stage(plain)
    try await stage.expectRestart { stage }
    await #expect(throws: Smudge.self) { try await stage.restarted { throw Smudge() } }
    stage.director.close()
    let other = try await stage.restarted { try Plaza.stage(plain) }
    #expect(!other.outline.isEmpty)
  }

  @Test func `Two taps on what closes the window, and back from the first screen, do nothing more`()
    async throws
  {
    let stage = try Plaza.stage { plaza, _ in
      [ScreenAction("Close") { plaza.director?.close() }]
    }
    let hasGone = await stage.user.goBackDuring {}
    #expect(!hasGone)
    try await stage.user.tapTwice("Close")
    await #expect(throws: StageError.self) { try await stage.user.tapTwice("Close") }
    #expect(stage.actions.allSatisfy { $0 == .wait } && stage.runningOffers == [])
    stage.expectNothingFailed()
    await stage.expectWayBack()
  }

  @Test func `A stage that is forgotten while an offer runs is released`() async throws {
    weak var known: TestStage?
    do {
      let stage = try Plaza.stage { _, _ in
        [ScreenAction("Hang") { try await Task.sleep(for: .seconds(1_000_000)) }]
      }
      known = stage
      try await stage.play(.take("Hang"))
    }
    for _ in 0..<1_000 where known != nil { await Task.yield() }
    #expect(known == nil)
  }

  @Test func `A thousand flows in one turn are settled and counted`() async throws {
    let stage = try Plaza.stage(plain)
    for _ in 0..<1_000 {
      stage.director.root.start(child: Plain(.screen(Page("b"))), as: .push)
    }
    await stage.settle()
    #expect(stage.coordinators(Plain.self).count + stage.events(.refused).count == 1_000)
    stage.director.close()
    await stage.settle()
    #expect(stage.leaks == [])
  }

  @Test func `An outline of a thousand lines is compared`() async throws {
    let stage = try Plaza.stage(plain)
    for number in 0..<1_000 { stage.director.root.push(Page("\(number)")) }
    let expected = (0..<1_000).map { "line \($0)" }.joined(separator: "\n")
    let issues = try await recordedIssues { stage.expectOutline(expected) }
    #expect(issues.count == 1)
  }

  @Test func `A host that calls back twice, late and for nothing settles a stage`() async throws {
    for seed in 0..<20 as Range<UInt64> {
      let host = HostileHost(seed: seed)
      let stage = try TestStage(root: Plaza(plain), host: host)
      for number in 0..<10 {
        stage.director.root.push(Page("\(number)"))
        host.disturb()
      }
      host.calm()
      await stage.settle()
      #expect(host.shown == stage.director.tree, "seed \(seed)")
      stage.director.close()
    }
  }
}
