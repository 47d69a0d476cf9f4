import Foundation
import Testing
import UsherExplorer

/// The explorer finds each planted bug, names it, and prints a test that shows it.
@MainActor struct ExplorerTests {
  private func explorer(_ bug: Booth.Bug?, luck: Luck = Luck()) -> Explorer {
    let code = bug.map { "try Booth.stage(.\($0))" } ?? "try Booth.stage()"
    return Explorer(making: code) { try Booth.stage(bug, luck: luck) }
  }

  @Test func `In a flow without a bug it finds none, and sees everything`() async {
    let exploration = await explorer(nil).run()
    #expect(exploration.isComplete)
    #expect(exploration.states.contains { $0.outline.contains("SmallPrint") })
  }

  @Test(arguments: [
    (Booth.Bug.leak, Finding.Kind.leak, "screen ShowPage", [UserAction.take("Show 7"), .back]),
    (.outliving, .leak, "coordinator Booth", [.take("Program")]),
    (.deadEnd, .deadEnd, "Terms", [.take("Buy"), .take("Terms")]),
    (.bypass, .bypass, "office", [.take("Sign in"), .take("Office"), .take("Sign out")]),
    (.lostResult, .lostResult, "Purchase", [.take("Buy"), .take("Pay")]),
    (.doublePush, .doublePush, "ShowPage", [.takeTwice("Show 7")]),
    (.strayLink, .strayLink, "booth://shows/7", [.take("Show 7")]),
    (.failure, .failure, "Smudge", [.take("Program")]),
  ])
  func `It finds a planted bug by the shortest path, and its test is one of ours`(
    bug: Booth.Bug, kind: Finding.Kind, subject: String, path: [UserAction]
  ) async throws {
    let exploration = await explorer(bug).explore()
    let finding = try #require(exploration.findings.first { $0.kind == kind })
    #expect(exploration.findings.count { $0.kind != kind } == 0, "\(exploration.findings)")
    #expect(finding.subject == subject)
    #expect(finding.path == path)
    #expect(
      try PrintedTests.contains(finding.test), "not among the printed tests:\n\(finding.test)")
  }

  @Test(arguments: [Booth.Bug.leak, .deadEnd, .bypass, .doublePush])
  func `Random walks find the same bug and shorten its path`(
    bug: Booth.Bug
  ) async throws {
    var explorer = explorer(bug)
    let wanted = try #require(await explorer.explore().findings.first)
    explorer.randomWalks = (seed: 1, count: 20)
    explorer.limits.depth = 12
    let exploration = await explorer.explore()
    let found = try #require(exploration.findings.first { $0.subject == wanted.subject })
    #expect(found.path.count <= wanted.path.count + 1, "\(found.path)")
    #expect("\(exploration)".hasSuffix("1 finding, seed 1"))
  }

  @Test(arguments: [Booth.Bug.leak, .deadEnd, .bypass, .lostResult])
  func `Two explorations of one app find the same, and draw the same map`(bug: Booth.Bug) async {
    let first = await explorer(bug).explore()
    let second = await explorer(bug).explore()
    #expect(!first.findings.isEmpty && first.findings == second.findings)
    #expect("\(first)" == "\(second)")
    #expect("\(first.map)" == "\(second.map)")
    #expect(first.map.mermaid == second.map.mermaid && first.effort == second.effort)
  }

  @Test func `A saved place that is not restored is found`() async throws {
    let clean = Explorer { try Diary.stage() }
    #expect(await clean.explore().findings == [])
    let explorer = Explorer(making: "try Diary.stage(isForgetful: true)") {
      try Diary.stage(isForgetful: true)
    }
    let findings = await explorer.explore().findings
    #expect(findings.map(\.kind) == [.restoration])
    #expect(findings.first?.path == [.take("Day 3")])
    #expect(try PrintedTests.contains(findings.first?.test ?? "none"), "\(findings)")
  }

  @Test func `A path that leads elsewhere each time is reported`() async throws {
    let exploration = await explorer(.chance).explore()
    #expect(exploration.findings.map(\.kind).contains(.nondeterminism))
  }

  @Test func `A registered type that is never shown is reported, also by a protocol's name`() async
  {
    let explorer = Explorer(making: "try TestStage(Kiosk.self, KioskAssembly())") {
      try TestStage(Kiosk.self, KioskAssembly())
    }
    let exploration = await explorer.explore()
    #expect(exploration.unreached == ["Backroom", "SignScreen"])
    #expect(
      exploration.findings.first?.test == """
        @MainActor @Test(.stages)
        func `Backroom is shown somewhere`() async throws {
          let seen = await Explorer { try TestStage(Kiosk.self, KioskAssembly()) }.explore()
          #expect(!seen.unreached.contains("Backroom"))
        }
        """)
  }

  @Test func `A trap leaves its path behind`() async throws {
    await #expect(processExitsWith: .failure) { await explorePit(of: getppid()) }
    let record = pitRecord(of: getpid())
    defer { try? FileManager.default.removeItem(at: record) }
    #expect(
      try String(contentsOf: record, encoding: .utf8) == """
        @MainActor @Test(.stages)
        func `This path does not trap`() async throws {
          let stage = try Pit.stage()
          try await stage.play(.take("Deeper"))
          try await stage.play(.take("Deeper"))
          try await stage.play(.take("Deeper"))
        }

        """)
  }

  @Test func `Without a trap nothing is left behind`() async {
    var explorer = explorer(nil)
    let record = FileManager.default.temporaryDirectory.appending(path: "usher-\(getpid()).swift")
    explorer.trapFile = record
    _ = await explorer.explore()
    #expect(!FileManager.default.fileExists(atPath: record.path()))
  }

  @Test func `An intended finding is left out`() async {
    var explorer = explorer(.lostResult)
    explorer.isMeant = { $0.kind == .lostResult && $0.subject == "Purchase" }
    #expect(await explorer.explore().findings == [])
  }

  @Test func `Within limits it says that it has not seen everything`() async {
    var explorer = explorer(nil)
    explorer.limits = (states: 3, depth: 2, actions: 5)
    let exploration = await explorer.explore()
    #expect(!exploration.isComplete)
    #expect(exploration.actionCount == 5)
    #expect(exploration.description.contains("cut short by its limits"))
  }

  @Test func `A check of one's own finds what only the app knows`() async throws {
    var explorer = explorer(nil)
    explorer.checks = [
      Explorer.Check(Finding.Kind("small print")) { look in
        guard look.stage.screen(SmallPrint.self) != nil else { return [] }
        return [
          CheckFailure(
            Finding.Kind("small print"), "SmallPrint", "Nobody reads it.",
            shown: ("There is no small print", ["#expect(stage.screen(SmallPrint.self) == nil)"]))
        ]
      }
    ]
    let findings = await explorer.explore().findings
    #expect(
      findings.map(\.description) == [
        """
        The explorer found a small print: SmallPrint.
          after: .take("Buy"), .take("Terms"), .take("Small print")
          Nobody reads it.
          • Fix it, and keep this test:

        @MainActor @Test(.stages)
        func `There is no small print`() async throws {
          let stage = try Booth.stage()
          try await stage.play(.take("Buy"))
          try await stage.play(.take("Terms"))
          try await stage.play(.take("Small print"))
          #expect(stage.screen(SmallPrint.self) == nil)
        }
        """
      ])
  }

  @Test func `The finding of unreached types mentions work that still runs in real time`()
    async throws
  {
    let explorer = Explorer {
      let stage = try TestStage(Kiosk.self, KioskAssembly())
      try stage.coordinator(Kiosk.self).task {
        try? await Task.sleep(for: .seconds(3_600))
      }
      return stage
    }
    let exploration = await explorer.explore()
    #expect(exploration.isWorkRunning)
    let finding = try #require(exploration.findings.first { $0.subject == "Backroom" })
    #expect(
      finding.detail == """
        It is registered, but was never shown, in 2 states, with everything tried. Work was \
        still running there that does not sleep on the stage's clock, and may show it.
        """)
    #expect(
      finding.description.hasPrefix("The explorer found a type that was never shown: Backroom."))
  }

  @Test func `An exploration counts in good English`() async {
    let exploration = await Explorer { try Fair.stage(.unprepared) }.explore()
    #expect(exploration.description == "1 state, 1 action, everything tried, 1 finding")
  }

  @Test func `An exploration of screens without offers reports that`() async {
    let exploration = await Explorer { try TestStage(root: Silent()) }.explore()
    #expect(
      exploration.description == "1 state, 0 actions, no offers, everything tried, 0 findings")
  }
}

private final class Silent: Coordinator {
  override func build() -> SceneLayout { .screen(Leaflet()) }
}

private final class Leaflet: Screen {}
