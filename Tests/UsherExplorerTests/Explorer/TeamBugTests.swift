import Testing
import UsherExplorer

/// Bugs that teams have shipped: each is found, with the whole text, and correct code is not
/// blamed.
@MainActor struct TeamBugTests {
  private func explorer(_ work: HelpDesk.Work, isFaulty: Bool = true) -> Explorer {
    var explorer = Explorer(making: "try HelpDesk.stage(.\(work))") {
      try HelpDesk.stage(work, isFaulty: isFaulty)
    }
    explorer.onRestart(making: "try HelpDesk.stage(.\(work), after: stage)") {
      try HelpDesk.stage(work, isFaulty: isFaulty, after: $0)
    }
    return explorer
  }

  private func explorer(_ bug: Mall.Bug?) -> Explorer {
    let argument = bug.map { ".\($0)" } ?? "nil"
    var explorer = Explorer(making: "try Mall.stage(\(argument))") { try Mall.stage(bug) }
    explorer.onRestart(making: "try Mall.stage(\(argument), after: stage)") {
      try Mall.stage(bug, after: $0)
    }
    return explorer
  }

  private func found(by explorer: Explorer) async -> [String] {
    await explorer.explore().findings.map(\.description)
  }

  @Test(arguments: HelpDesk.Work.allCases)
  func `A desk without a bug is not blamed`(work: HelpDesk.Work) async {
    await explorer(work, isFaulty: false).run()
  }

  @Test func `A mall without a bug is not blamed`() async {
    await explorer(nil).run()
  }

  @Test func `An alert that one action puts on an alert is found`() async {
    let found = await found(by: explorer(.alerts))
    #expect(found == [Self.alerts])
  }

  @Test func `A title that changes without an update is found`() async {
    let found = await found(by: explorer(.title))
    #expect(found == [Self.title])
  }

  @Test func `An offer that is lost after a round trip is found`() async {
    let found = await found(by: explorer(.busy))
    #expect(found == [Self.busy])
  }

  @Test func `A result that is delivered out of order is found`() async {
    let found = await found(by: explorer(.search))
    #expect(found == [Self.search])
  }

  @Test func `A link that skips a step which the button requires is found`() async {
    let found = await found(by: explorer(.skipping))
    #expect(found == [Self.skipping])
  }

  @Test func `A link that lands in another tab is found`() async {
    let found = await found(by: explorer(.otherTab))
    #expect(found == [Self.otherTab])
  }

  @Test func `A dead end after a restart is found`() async {
    let found = await found(by: explorer(.stuck))
    #expect(found == [Self.stuck])
  }

  @Test func `Each of these checks finds its bug by itself`() async {
    let cases: [(Explorer, Explorer.Check, Finding.Kind)] = [
      (explorer(.alerts), .doubleAlerts, .doubleAlert), (explorer(.title), .titles, .staleTitle),
      (explorer(.busy), .offers, .lostOffer), (explorer(.search), .order, .disorder),
    ]
    for (explorer, check, kind) in cases {
      var alone = explorer
      alone.checks = [check]
      #expect(await alone.explore().findings.map(\.kind) == [kind])
    }
  }

  @Test(arguments: [
    ("One action shows two alerts", alerts), ("A title changes without an update", title),
    ("A cancelled flow leaves its screen busy", busy),
    ("A search overtakes a later one", search), ("A link skips the rules", skipping),
    ("A link pushes onto the selected tab", otherTab), ("A restart loses a closure", stuck),
  ])
  func `The page lists these bugs, and their printed tests are ours`(
    bug: String, text: String
  ) throws {
    let (first, test) = (text.split(separator: "\n")[0], text.split(separator: "\n\n").last ?? "")
    let found = first.dropFirst("The explorer found a ".count).dropLast().split(
      separator: ": ", maxSplits: 1)
    let name = test.split(separator: "`")[1]
    let row = "| \(bug) | \(found[0]) | \(found[1]) |  | \(name) |"
    let page = try Pages.text(of: "Sources/UsherExplorer/UsherExplorer.docc/Exploring.md")
    #expect(page.contains(row), "not in the page:\n\(row)")
    #expect(try PrintedTests.contains(String(test)))
  }
}
