import Testing
import UsherExplorer

// A program keeps its types to itself.
@testable import ChildFlow

@MainActor @Suite(.stages) struct ChildFlowTests {
  @Test func `A purchase gives a ticket and ends`() async throws {
    let stage = try TestStage(FoyerCoordinator.self, FoyerAssembly())
    let list = try #require(stage.screen(TonightScreen.self))
    try stage.coordinator(FoyerCoordinator.self).sell(Play(title: "Hamlet"), from: list)
    let purchase = try await stage.started(PurchaseCoordinator.self)
    purchase.choose(2)
    purchase.pay()
    await stage.settle()
    stage.expectOutline(
      """
      stack Foyer
        Tonight
        ▲ alert Hamlet, seat 2. Enjoy the show!
      """)
  }

  @Test func `A purchase that is closed gives nothing, and the next one has its own cart`()
    async throws
  {
    let stage = try TestStage(FoyerCoordinator.self, FoyerAssembly())
    let foyer = try stage.coordinator(FoyerCoordinator.self)
    let list = try #require(stage.screen(TonightScreen.self))
    foyer.sell(Play(title: "Hamlet"), from: list)
    try await stage.started(PurchaseCoordinator.self).choose(2)
    await stage.settle()
    stage.user.back()
    await stage.settle()
    stage.user.dismiss()
    await stage.settle()
    foyer.sell(Play(title: "Hamlet"), from: list)
    let second = try await stage.started(PurchaseCoordinator.self)
    second.pay()
    #expect(!second.isFinished)
  }

  @Test func `An explorer finds nothing, not even where a play is tapped twice`() async {
    let exploration = await Explorer(making: "try stage()") { try stage() }.run()
    #expect(exploration.findings.isEmpty)
    #expect(exploration.isComplete)
  }

  private func stage() throws -> TestStage {
    try TestStage(FoyerCoordinator.self, FoyerAssembly())
  }
}
