import Testing
import UsherExplorer

/// Every fault that only an interruption shows is a red cell with a test, and no app is blamed that
/// has none.
@MainActor struct SurvivalTests {
  @Test(arguments: Suffering.all)
  func `A fault that only an interruption shows is found`(fault: Suffering) async throws {
    let explorer = fault.explorer()
    let table = await Fault.$isOn.withValue(true) { await explorer.interrupt() }
    let finding = try #require(table.findings.first, "\(table)")
    #expect(finding.kind == fault.kind && finding.subject == fault.subject, "\(table.findings)")
    #expect(
      try PrintedTests.contains(finding.test, in: ["../Interruptions/PrintedSurvivalTests"]),
      "not among the printed tests:\n\(finding.test)\n--")
    #expect(table.lostCount > 0, "\(table)")
  }

  @Test(arguments: Suffering.all)
  func `An app without the fault survives everything`(fault: Suffering) async {
    let table = await fault.explorer().expectSurvival()
    #expect(table.lostCount == 0 && table.isComplete, "\(table)")
  }

  @Test func `An impossible interruption is not tried`() async {
    var explorer = Explorer { try Lodge.stage() }
    explorer.interruptions = [
      .interruption("tea") { _ = try #require($0.screen(Parlor.self)) }
        .when { $0.director.tree.active?.name == "Parlor" },
      .guestsLeave,
    ]
    let table = await explorer.expectSurvival()
    #expect(
      "\(table)" == """
                      states  tea  guests leave
        Lodge Porch        1    –             1
        Lodge Parlor       1    1             1
        2 states × 2 interruptions, 3 tried, 0 lost
        """)
  }

  @Test func `A table that the limits cut short has a note in the test's report`() async {
    var (text, explorer) = ("", Explorer { try Lodge.stage() })
    explorer.progress = Explorer.ProgressLine.Output(isTerminal: false) { text += $0 }
    explorer.limits.states = 1
    explorer.interruptions = [.guestsLeave]
    let table = await explorer.expectSurvival()
    #expect(table.summary.hasSuffix("0 lost, cut short by its limits"))
    #expect(
      text == """
        The explorer stopped at its limits (states: 1, depth: 24, actions: 20000) after 3 states, 2 actions.
          • Raise them to try the rest: explorer.limits.

        """)
    text = ""
    explorer.limits.states = 10
    await explorer.run()
    #expect(text == "")
  }
}
