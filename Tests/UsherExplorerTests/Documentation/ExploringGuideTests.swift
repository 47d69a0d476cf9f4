import Foundation
import Testing
import UsherExplorer

/// The code of the guides, word for word.
@MainActor struct ExploringGuideTests {
  @MainActor @Test func `Nobody gets lost in the booth`() async {
    await Explorer(making: "try Booth.stage()") { try Booth.stage() }.run()
  }

  @Test func `An explorer has limits, and leaves out intended findings`() async {
    var explorer = Explorer { try Booth.stage(.lostResult) }
    explorer.randomWalks = (seed: 1, count: 20)
    explorer.limits = (states: 200, depth: 12, actions: 2_000)
    explorer.isMeant = { $0.kind == .lostResult && $0.subject == "Purchase" }
    #expect(await explorer.explore().findings == [])
  }

  @Test func `A next run is handed what the last one has persisted`() async {
    var explorer = Explorer { try Library.stage() }
    explorer.onRestart(making: "try Library.stage(after: stage)") {
      try Library.stage(after: $0)
    }
    #expect(await explorer.explore().findings == [])
  }

  @Test func `Differences that the tree does not show can be added`() async {
    var explorer = Explorer { try Booth.stage() }
    let alike = await explorer.explore().states.count
    explorer.tellApart = { stage in "\(stage.find(Booth.self)?.isSignedIn ?? false)" }
    #expect(await explorer.explore().states.count > alike)
  }

  @Test func `The guide's map is a part of what an explorer draws`() async throws {
    let map = await Explorer { try Booth.stage() }.explore().map.text.split(separator: "\n")
    let guide = try Pages.text(of: "Sources/UsherExplorer/UsherExplorer.docc/Exploring.md")
    let start = try #require(guide.range(of: "```text\n"))
    let drawn = guide[start.upperBound...].prefix { $0 != "`" }.split(separator: "\n")
    #expect(drawn.count == 6)
    for line in drawn { #expect(map.contains(line), "not drawn: \(line)") }
  }

  @Test func `The guide shows a finding as it is printed`() async throws {
    let explorer = Explorer(making: "try Booth.stage(.leak)") { try Booth.stage(.leak) }
    let finding = try #require(await explorer.explore().findings.first)
    let guide = try Pages.text(of: "Sources/UsherExplorer/UsherExplorer.docc/UsherExplorer.md")
    #expect(guide.contains("```text\n\(finding)\n```"), "\(finding)")
  }
}
