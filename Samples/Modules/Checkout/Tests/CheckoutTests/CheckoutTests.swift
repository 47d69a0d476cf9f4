import ShopInterface
import Testing
import UsherDI
import UsherTesting

@testable import Checkout

@MainActor @Suite struct CheckoutTests {
  @Test func `The checkout needs a choice of items, and nothing else`() throws {
    try Container.check(CheckoutAssembly(), given: PickItem.self)
  }

  @Test func `What another module picks is bought as well`() async throws {
    let stage = try TestStage(Buy(Item("Umbrella")), CheckoutAssembly()) {
      $0.answer(PickItem.self) { key in
        #expect(key.chosen == [Item("Umbrella")])
        return .finished(Item("Coat"))
      }
    }
    try await stage.take("Add another")
    #expect(try stage.coordinator(BuyCoordinator.self).resolve(Basket.self).items.count == 2)
    stage.expectNothingLeaked()
  }

  @Test func `The basket is shown alone`() throws {
    let stage = try TestStage(BasketStep(), in: Buy(Item("Boots")), CheckoutAssembly()) {
      $0.answer(PickItem.self) { _ in .cancelled(.user) }
    }
    stage.expectOutline("Basket")
    #expect(stage.offers.map(\.title) == ["Add another", "Pay"])
  }
}
