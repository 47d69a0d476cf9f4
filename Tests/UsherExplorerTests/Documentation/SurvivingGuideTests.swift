import Testing
import UsherExplorer

/// The code, the table and the red cell of the guide, word for word.
@MainActor struct SurvivingGuideTests {
  private let page = "Sources/UsherExplorer/UsherExplorer.docc/SurvivingInterruptions.md"

  private var explorer: Explorer {
    var explorer = Explorer(making: "try Cinema.stage()") { try Cinema.stage() }
    explorer.onRestart(making: "try Cinema.stage(after: stage)") {
      try Cinema.stage(after: $0)
    }
    return explorer
  }

  @MainActor @Test func `The cinema survives every interruption`() async {
    var explorer = Explorer(making: "try Cinema.stage()") { try Cinema.stage() }
    explorer.onRestart(making: "try Cinema.stage(after: stage)") {
      try Cinema.stage(after: $0)
    }
    await explorer.expectSurvival()
  }

  @Test func `The guide shows the table of an app without a fault`() async throws {
    let table = await explorer.interrupt()
    #expect(try Pages.text(of: page).contains("```text\n\(table)\n```"), "\(table)")
  }

  @Test func `The guide shows a red cell as it is printed`() async throws {
    let table = await Fault.$isOn.withValue(true) { await explorer.interrupt() }
    let finding = try #require(table.findings.first)
    #expect(try Pages.text(of: page).contains("```text\n\(finding)\n```"), "\(finding)")
    #expect("\(table)".contains(" 1/2 "))
  }

  @Test func `An interruption of the app is tried in every state`() async {
    var explorer = Explorer { try Lodge.stage() }
    explorer.interruptions += [.signedOut]
    let table = await explorer.expectSurvival()
    #expect("\(table)".contains("2 states × 9 interruptions"))
  }

  @Test func `A printed test calls an interruption by its name`() {
    let slow = UserAction.interrupt(.interruption("the bank is slow") { _ in })
    #expect("\(slow)" == ".interrupt(.theBankIsSlow)")
  }
}
