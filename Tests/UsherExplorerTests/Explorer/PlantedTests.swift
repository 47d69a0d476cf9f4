import Testing
import UsherExplorer

/// Every planted bug is found, its holder is named, and its printed test is among ours, which fail.
@MainActor struct PlantedTests {
  private func exploration(of planted: Planted) async -> Exploration {
    await Explorer(making: planted.code) { try planted.stage() }.explore()
  }

  @Test(arguments: Planted.all)
  func `A planted bug is the first that is found`(planted: Planted) async throws {
    let findings = await exploration(of: planted).findings
    let finding = try #require(findings.first)
    #expect(finding.kind == planted.kind && finding.subject == planted.subject, "\(findings)")
    #expect(finding.detail.contains(planted.holder ?? ""), "\(finding)")
    #expect(
      try PrintedTests.contains(finding.test), "not among the printed tests:\n\(finding.test)\n--")
    let page = try Pages.text(of: "Sources/UsherExplorer/UsherExplorer.docc/Exploring.md")
    #expect(page.contains(planted.line(finding)), "not in the page:\n\(planted.line(finding))")
  }

  @Test func `More than twenty bugs are planted`() {
    #expect(Planted.all.count > 20)
  }

  @Test func `A weak property is not named as a holder`() async throws {
    let planted = try #require(Planted.all.first { $0.code.contains("weakly") })
    let finding = try #require(await exploration(of: planted).findings.first)
    #expect(!finding.detail.contains("lastGoods"), "\(finding)")
  }

  @Test func `Leaks that keep others alive are found before them`() async throws {
    let planted = try #require(Planted.all.first { $0.code.contains("keptFlow") })
    let subjects = await exploration(of: planted).findings.map(\.subject)
    #expect(subjects.first == "coordinator Shopper")
    #expect(subjects.contains("scope Market"), "\(subjects)")
  }
}
