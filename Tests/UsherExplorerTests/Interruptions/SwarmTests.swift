import Testing
import UsherExplorer

/// Random walks with random subsets of the interruptions, which find bugs that need two of them.
@MainActor struct SwarmTests {
  private var explorer: Explorer {
    var explorer = Explorer(making: "try Cloakroom.stage()") { try Cloakroom.stage() }
    explorer.onRestart(making: "try Cloakroom.stage(after: stage)") {
      try Cloakroom.stage(after: $0)
    }
    explorer.limits.depth = 12
    return explorer
  }

  @Test func `A fault that takes two restarts is found by a swarm, and its path is shortened`()
    async throws
  {
    var explorer = explorer
    let alone = await Fault.$isOn.withValue(true) { await explorer.interrupt() }
    #expect(alone.findings == [], "\(alone)")
    explorer.randomWalks = (seed: 1, count: 12)
    let table = await Fault.$isOn.withValue(true) { await explorer.interrupt() }
    let finding = try #require(table.findings.first, "\(table)")
    #expect(
      finding.path == [.interrupt(.killed), .take("Hand in"), .interrupt(.killed)], "\(finding)")
    #expect(
      try PrintedTests.contains(finding.test, in: ["../Interruptions/SwarmTests"]), "\(finding)")
  }

  @Test func `A swarm prints its seeds and interruptions, and the same seeds do the same`()
    async throws
  {
    var explorer = explorer
    explorer.randomWalks = (seed: 7, count: 3)
    let lines = "\(await explorer.expectSurvival())".split(separator: "\n").suffix(3)
    #expect(lines.map { $0.prefix(7) } == ["seed 7:", "seed 8:", "seed 9:"])
    #expect(Set(lines.map { $0.dropFirst(8) }).count > 1, "\(lines)")
    let again = "\(await explorer.expectSurvival())".split(separator: "\n").suffix(3)
    #expect(lines == again)
  }

  @Suite(.faulty) struct Printed {
    @MainActor @Test(.stages)
    func `After “a restart”, the app keeps coat 7`() async throws {
      var stage = try Cloakroom.stage()
      stage = try await stage.restarted { try Cloakroom.stage(after: stage) }
      await stage.settle()
      try await stage.play(.take("Hand in"))
      stage = try await stage.restarted { try Cloakroom.stage(after: stage) }
      await stage.settle()
      stage.expectKept("coat 7")
    }
  }
}
