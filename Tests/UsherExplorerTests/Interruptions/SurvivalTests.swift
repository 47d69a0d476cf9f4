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
}
