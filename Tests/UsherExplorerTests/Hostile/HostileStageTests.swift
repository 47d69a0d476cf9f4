import Testing
import UsherExplorer

/// Strange stages, clocks and objects.
@MainActor struct HostileStageTests {
  @Test func `A closure that returns the same stage each time is an error`() async throws {
    let stage = try Plaza.stage { _, _ in [ScreenAction("Go") {}] }
    let findings = await Explorer(making: "stage") { stage }.explore().findings
    #expect(findings.map(\.kind) == [.failure])
    #expect(
      findings.first?.detail == """
        The stage throws:
        The window of this stage has closed already.
          stage
          • Make a new stage each time the explorer calls the closure.
        """)
  }

  @Test func `A stage that cannot be made is one finding`() async {
    let findings = await Explorer { throw Smudge() }.explore().findings
    #expect(findings.map(\.subject) == ["Smudge"])
  }

  @Test(arguments: [
    Duration.seconds(Int64.max / 2), .seconds(10_000_000_000), .nanoseconds(Int64.max),
  ])
  func `A clock that is advanced beyond its end wakes all tasks and stops`(
    duration: Duration
  ) async throws {
    let clock = StageClock()
    let sleeping = Task { try await clock.sleep(for: duration) }
    await clock.advance(by: duration)
    await clock.advance(by: duration)
    try await sleeping.value
    #expect(clock.now > .zero && clock.sleeperCount == 0)
  }

  @Test func `A task that sleeps for ages is passed by the action wait`() async throws {
    let clock = StageClock()
    let plaza = Plaza { plaza, corner in
      [
        ScreenAction("Later") {
          try await clock.sleep(for: .seconds(1 << 40))
          plaza.push(Corner(plaza, "b"), from: corner)
        }
      ]
    }
    let stage = try TestStage(root: plaza, clock: clock)
    try await stage.play(.take("Later"), .wait)
    #expect(stage.outline == "stack Plaza\n  Corner\n  Corner")
  }

  @Test func `A user's gestures out of range do nothing`() throws {
    let stage = try Plaza.stage { _, _ in [] }
    for count in [Int.min, -1, 0, 1, .max] {
      #expect(!stage.user.swipe(.back(count)) && !stage.user.swipe(.select(count)))
      #expect(!stage.user.select(count))
    }
    #expect(!stage.user.swipe(.dismiss) && !stage.user.back() && !stage.user.dismiss())
    #expect(!stage.user.answer("OK") && !stage.user.select(""))
  }

  @Test func `A user of a closed window does nothing`() async throws {
    let stage = try Plaza.stage { _, _ in [ScreenAction("Go") {}] }
    stage.director.close()
    #expect(stage.actions == [] && !stage.user.back())
    stage.user.rotateToCollapsed()
    stage.user.leaveApp()
    await stage.settle()
    await #expect(throws: StageError.self) { try await stage.play(.take("Go")) }
    await #expect(throws: StageError.self) { try await stage.play(.back) }
  }

  @Test func `The user's changes of the device last`() throws {
    let stage = try Plaza.stage { _, _ in [] }
    stage.user.rotateToCollapsed()
    #expect(stage.user.isCollapsed)
    stage.user.rotateToExpanded()
    #expect(!stage.user.isCollapsed)
  }

  @Test func `A leak with a dangling unowned reference is named without a trap`() async throws {
    let stage = try Plaza.stage { plaza, corner in
      [ScreenAction("Start") { plaza.start(child: Lodger(plaza), as: .sheet, from: corner) }]
    }
    try await stage.play(.take("Start"), .dismiss)
    #expect(stage.leaks.map(\.name) == ["Attic"])
  }

  @Test func `A leak among a million values is found by its holder`() async throws {
    let stage = try Plaza.stage { plaza, corner in
      corner.payload = Array(repeating: 1, count: 1_000_000)
      return [
        ScreenAction("On") {
          let next = Corner(plaza, "b")
          plaza.kept = [next]
          plaza.push(next, from: corner)
        }
      ]
    }
    try await stage.play(.take("On"), .back)
    #expect(stage.leaks.map(\.holders) == [["the coordinator Plaza.kept[0]"]])
  }

  @Test func `An object that mirrors itself without end is looked at for a while`() async throws {
    let stage = try Plaza.stage { plaza, corner in
      corner.payload = Endless()
      return [
        ScreenAction("On") {
          let next = Corner(plaza, "b")
          plaza.kept = [next]
          plaza.push(next, from: corner)
        }
      ]
    }
    try await stage.play(.take("On"), .back)
    #expect(stage.leaks.count == 1)
  }

  @Test func `An explorer within an offer of another explorer ends with it`() async {
    let inner = Explorer { try Plaza.stage { _, _ in [] } }
    let outer = Explorer {
      try Plaza.stage { _, _ in [ScreenAction("Inside") { _ = await inner.explore() }] }
    }
    #expect(await outer.explore().actionCount > 0)
  }

  @Test func `Links that nobody knows lead nowhere and are no trap`() async {
    var explorer = Explorer { try Booth.stage() }
    explorer.links = [
      "", "::", "booth://", "booth://shows/%zz", String(repeating: "/", count: 9_999),
    ]
    explorer.limits = (states: 2, depth: 2, actions: 20)
    let exploration = await explorer.explore()
    #expect(exploration.actionCount > 5)
  }

  @Test func `Limits of zero try nothing`() async {
    var explorer = Explorer { try Booth.stage() }
    for limits in [(0, 0, 0), (-1, -1, -1), (.max, 0, 5)] {
      explorer.limits = (states: limits.0, depth: limits.1, actions: limits.2)
      #expect(await explorer.explore().actionCount == 0)
    }
  }

  @Test func `Random walks of no length or number end`() async {
    var explorer = Explorer { try Booth.stage() }
    for count in [0, -1] {
      explorer.randomWalks = (seed: .max, count: count)
      #expect(await explorer.explore().actionCount == 0)
    }
  }
}

/// A flow whose screen outlives it.
private final class Lodger: Coordinator {
  private let plaza: Plaza
  init(_ plaza: Plaza) { self.plaza = plaza }

  override func build() throws -> SceneLayout {
    let attic = Attic(self)
    let keeper = plaza
    keeper.task { [attic] in
      try? await Task.sleep(for: .seconds(1_000_000))
      _ = attic
    }
    return .screen(attic)
  }
}

private final class Attic: Screen {
  private unowned let lodger: Lodger
  init(_ lodger: Lodger) { self.lodger = lodger }
}

private final class Endless: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["next": Endless(), "other": Endless()]) }
}
