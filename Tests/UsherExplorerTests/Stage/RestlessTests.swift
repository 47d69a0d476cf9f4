import Testing
import UsherExplorer

/// Endless movement never counts as settled.
@MainActor struct RestlessTests {
  @Test func `Settling fails if something moves forever, and lists what moved`() async throws {
    let root = Carousel()
    let stage = try TestStage(root: root)
    root.turn()
    let text = try #require(try await recordedIssues { await stage.settle() }.first)
    #expect(text.hasPrefix("The stage never settles.\n  Moved: "))
    #expect(text.contains("push of Page (") && text.contains("removal of Page ("))
    #expect(
      text.hasSuffix(
        """
          Pending: no step of the host, 0 asleep on the stage's clock.
          • End the task that moves it, or let that task sleep on the stage's clock.
        """))
    stage.director.close()
  }

  @Test func `The explorer reports a livelock once, with what moved`() async throws {
    let explorer = Explorer { try Carousel.stage() }
    let exploration = await explorer.explore()
    let finding = try #require(exploration.findings.first)
    #expect(finding.kind == .livelock && finding.path == [.take("Turn")])
    #expect(finding.detail.contains("push of Page"))
    #expect(exploration.findings.count == 1, "\(exploration.findings)")
  }
}
