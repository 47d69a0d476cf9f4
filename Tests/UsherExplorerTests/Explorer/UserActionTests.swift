import Testing
import UsherExplorer

/// The user's actions are listed, and played one after another.
@Suite(.stages) @MainActor struct ActTests {
  @Test func `The possible actions are listed: offers, tabs, ways back, answers, and time`()
    async throws
  {
    let root = Plain(.tabs(SceneLayout.stack(Page("a")), Page("b"), Page("b")))
    let stage = try TestStage(root: root)
    #expect(stage.actions == [.select("b"), .selectAt(2)])
    root.push(Page("c"))
    root.present(Page("d"))
    #expect(stage.actions == [.dismiss])
    root.dismiss()
    #expect(stage.actions == [.select("b"), .selectAt(2), .back])
    root.present(SceneAlert("Really?", buttons: [.cancel("No"), .normal("Yes")]))
    #expect(stage.actions == [.answer("No"), .answer("Yes")])
    try await stage.play(.answer("No"), .back, .selectAt(2))
    #expect(stage.actions == [.select("a"), .select("b")])
  }

  @Test func `Waiting wakes sleeping tasks until the tree or the offers change`()
    async throws
  {
    let root = Plain(.stack(Page("a")))
    let stage = try TestStage(root: root)
    let clock = stage.clock
    root.task {
      for _ in 0..<3 { try? await clock.pause(for: .seconds(1)) }
      root.push(Page("b"))
    }
    await stage.settle()
    #expect(stage.actions == [.wait])
    try await stage.play(.wait)
    #expect(stage.activeScreen?.titleText == "b")
    #expect(stage.actions == [.back])
  }

  @Test func `Links are opened as from outside`() async throws {
    let stage = try Booth.stage()
    try await stage.play(.open("booth://shows/3"))
    #expect(stage.activeScreen?.titleText == "Show 3")
  }

  @Test func `Routes are offered while their coordinator has the active screen`() async throws {
    let stage = try Booth.stage()
    stage.offerRoutes(of: Booth.self, [.show(1), .show(2)])
    #expect(stage.offers.map(\.title).suffix(2) == ["route show(1)", "route show(2)"])
    try await stage.play(.take("route show(2)"))
    #expect(stage.activeScreen?.titleText == "Show 2")
    try stage.coordinator(Booth.self).start(child: Plain(.stack(Page("a"))), as: .cover)
    #expect(stage.offers.isEmpty)
  }

  @Test func `An act that cannot be done says what can be`() async throws {
    let stage = try TestStage(root: Plain(.tabs(Page("a"), Page("b"))))
    let error = await #expect(throws: StageError.self) {
      try await stage.play(.back, fileID: "Flow/FlowTests.swift", line: 9)
    }
    #expect(
      error?.description == """
        The user cannot do this here: .back.
          at Flow/FlowTests.swift:9
          Possible actions: .select("b").
          • See the outline for the current place:
        tabs Plain
          • Page
          Page
        """)
  }

  @Test func `Stages that are played at once never see each other`() async throws {
    let visits = (1...8).map { number in Task { try await visit(number) } }
    for visit in visits { try await visit.value }
  }

  private func visit(_ number: Int) async throws {
    let stage = try Booth.stage()
    for _ in 0..<number { try await stage.play(.open("booth://shows/\(number)"), .back) }
    try await stage.play(.open("booth://shows/\(number)"))
    #expect(stage.activeScreen?.titleText == "Show \(number)")
    #expect(stage.coordinators(Booth.self).count == 1)
  }
}
