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
        No Counting has started, and nothing moves any more.
          at Flow/FlowTests.swift:4
          Running: Plain.
          Pending: no step of the host, 0 asleep on the stage's clock.
          • Call what starts it before this line. If a fake holds it back, release it.
        """)
  }

  @Test func `A coordinator whose start was refused is an error that quotes the refusal`()
    async throws
  {
    let stage = try TestStage(root: Plain(.stack(Page("a"))))
    stage.director.guards = [
      Guard("closed") { $0.tree.isEmpty || $0.cause == .policy ? .allow : .deny("No show today.") }
    ]
    stage.director.root.start(
      child: Counting(.screen(Page("b"))), fileID: "Flow/Flow.swift", line: 9)
    let error = await #expect(throws: StageError.self) {
      try await stage.started(Counting.self, fileID: "Flow/FlowTests.swift", line: 4)
    }
    #expect(
      error?.description == """
        No Counting has started, and nothing moves any more.
          at Flow/FlowTests.swift:4
          Running: Plain.
          Pending: no step of the host, 0 asleep on the stage's clock.
          Last: refused program: Plain could not start Counting: denied at Flow/Flow.swift:9. The \
        guard closed denies it: No show today.
          • Call what starts it before this line. If a fake holds it back, release it.
        """)
  }

  @Test func `A root that is not registered is reported at the caller's line`() throws {
    let error = #expect(throws: ResolutionError.self) {
      try TestStage(Plain.self, Nobody(), fileID: "Flow/FlowTests.swift", line: 4)
    }
    #expect("\(try #require(error))".contains("at Flow/FlowTests.swift:4"))
  }

  @Test func `A stage takes overrides of the container and a closure for its director at once`()
    throws
  {
    let stage = try TestStage(Stall.self, StallAssembly()) {
      $0.register(value: Price(cents: 2), as: Price.self)
    } beforeStart: {
      $0.guards = [Guard("open") { _ in .allow }]
    }
    #expect(stage.director.guards.map(\.name) == ["open"])
    #expect(try stage.container?.resolve(Price.self) == Price(cents: 2))
  }

  @Test func `An error of the closure for the director fails the stage`() {
    struct Unready: Error {}
    #expect(throws: Unready.self) {
      try TestStage(Stall.self, StallAssembly(), beforeStart: { _ in throw Unready() })
    }
  }
}

private struct Price: Equatable { let cents: Int }

private final class Stall: Coordinator {
  private let price: Price
  init(price: Price) { self.price = price }
  override func build() throws -> SceneLayout { .screen(Page("\(price.cents) cents")) }
}

private struct StallAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(value: Price(cents: 1), as: Price.self)
    registrar.register(Stall.init)
  }
}
