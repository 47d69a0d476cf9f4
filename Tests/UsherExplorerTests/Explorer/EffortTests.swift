import Testing
import UsherExplorer

/// The work of an explorer, counted in stages, actions and rounds rather than in seconds.
@MainActor struct EffortTests {
  private func exploration(_ bug: Booth.Bug?) async -> Exploration {
    await Explorer { try Booth.stage(bug) }.explore()
  }

  @Test(arguments: Booth.Bug.allCases)
  func `A failing exploration does at most twice as much as a passing one`(
    bug: Booth.Bug
  ) async {
    let passing = await exploration(nil).effort
    let failing = await exploration(bug)
    #expect(failing.effort.stages <= 2 * passing.stages, "\(failing.effort), \(passing)")
    #expect(failing.effort.actions <= 2 * passing.actions, "\(failing.effort), \(passing)")
  }

  @Test(arguments: [Booth.Bug.leak, .outliving])
  func `Each leak is waited for once`(bug: Booth.Bug) async {
    let failing = await exploration(bug)
    let leaks = failing.findings.count { $0.kind == .leak }
    #expect(leaks > 0 && failing.effort.rounds <= leaks * 1_000 + 100, "\(failing.effort)")
  }

  @Test func `Work in real time is waited for if the explorer is set to`() async {
    var explorer = Explorer { try Fair.stage(.realTime) }
    explorer.realTime = .seconds(60)
    let exploration = await explorer.explore()
    #expect(exploration.states.contains { $0.outline.contains("Goods") }, "\(exploration)")
  }

  @Test func `A result that only a cancelled task awaits is a finding of a lost result`() async {
    let exploration = await Explorer { try Fair.stage(.cancelled) }.explore()
    #expect(
      exploration.findings.first?.detail
        == "Order finished with a result, but the task that awaited it had been cancelled.")
  }
}
