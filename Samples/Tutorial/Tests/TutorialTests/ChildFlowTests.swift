import Testing
import UsherTesting

// A program keeps its types to itself.
@testable import ChildFlow

@MainActor @Suite(.stages) struct ChildFlowTests {
  @Test func `A purchase gives a ticket and ends`() async throws {
    let stage = try TestStage(FoyerCoordinator.self, FoyerAssembly())
    try stage.coordinator(FoyerCoordinator.self).sell(Play(title: "Hamlet"))
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

  @Test func `A purchase that is closed gives nothing, and the next one has a cart of its own`()
    async throws
  {
    let stage = try TestStage(FoyerCoordinator.self, FoyerAssembly())
    let foyer = try stage.coordinator(FoyerCoordinator.self)
    foyer.sell(Play(title: "Hamlet"))
    try await stage.started(PurchaseCoordinator.self).choose(2)
    await stage.settle()
    stage.user.back()
    await stage.settle()
    stage.user.dismiss()
    await stage.settle()
    foyer.sell(Play(title: "Hamlet"))
    let second = try await stage.started(PurchaseCoordinator.self)
    second.pay()
    #expect(!second.isFinished)
  }
}
