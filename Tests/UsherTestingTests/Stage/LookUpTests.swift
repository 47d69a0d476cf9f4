import Testing
import UsherTesting

/// A look-up that fails is an error, and never ends the process.
@MainActor struct LookUpTests {
  private struct Nobody: Assembly {
    func assemble(into registrar: Registrar) {}
  }

  @Test func `A coordinator that is not there is an error that lists those that are`() throws {
    let stage = try TestStage(root: Plain(.stack(Page("a"))))
    let error = #expect(throws: StageError.self) {
      try stage.coordinator(Counting.self, fileID: "Flow/FlowTests.swift", line: 4)
    }
    #expect(
      error?.description == """
        No Counting is running on this stage.
          at Flow/FlowTests.swift:4
          Running: Plain.
          • Start it first, or wait for it with `try await stage.started(Counting.self)`.
        """)
  }

  @Test func `A coordinator that never starts is an error that says what is pending`() async throws
  {
    let stage = try TestStage(root: Plain(.stack(Page("a"))))
    let error = await #expect(throws: StageError.self) {
      try await stage.started(Counting.self, fileID: "Flow/FlowTests.swift", line: 4)
    }
    #expect(
      error?.description == """
        No Counting has started, and nothing happens any more.
          at Flow/FlowTests.swift:4
          Running: Plain.
          Pending: no step of the host, 0 asleep on the stage's clock.
          • Do first what starts it; where a test double holds it back, let that go on.
        """)
  }

  @Test func `A root that is not registered is reported at the caller's line`() throws {
    let error = #expect(throws: ResolutionError.self) {
      try TestStage(Plain.self, Nobody(), fileID: "Flow/FlowTests.swift", line: 4)
    }
    #expect("\(try #require(error))".contains("at Flow/FlowTests.swift:4"))
  }

  @Test func `A trailing closure gives the director guards, or the container overrides`() throws {
    let guarded = try TestStage(Market.self, MarketAssembly(bug: .keptFlow)) { director in
      director.guards = [Guard("open") { _ in .allow }]
    }
    #expect(guarded.director.guards.map(\.name) == ["open"])
    let replaced = try TestStage(Market.self, MarketAssembly(bug: .keptFlow)) {
      $0.register(value: Market.Bug.keptInstance, as: Market.Bug.self)
    }
    #expect(try replaced.container?.resolve(Market.Bug.self) == .keptInstance)
  }
}
