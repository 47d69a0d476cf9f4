import ShopApp
import ShopInterface
import Testing
import UsherDI
import UsherTesting

@MainActor @Suite struct ShopTests {
  @Test func `Every key is implemented by one of the features`() throws {
    let container = try Container(ShopAssembly())
    #expect(container.implementation(of: Browse.self) != nil)
    #expect(container.implementation(of: PickItem.self) != nil)
    #expect(
      container.implementation(of: Buy.self)?.callSite.fileID == "Checkout/CheckoutAssembly.swift")
  }

  @Test func `Two features start each other's flows`() async throws {
    let stage = try TestStage(Browse(), ShopAssembly())
    try await stage.take("Umbrella")
    try await stage.take("Add another")
    stage.expectOutline(
      """
      stack Browse
        Items
        ▲ sheet stack Buy
          Basket
          ▲ sheet Pick
      """)
    try await stage.take("Coat")
    try await stage.take("Pay")
    stage.expectOutline(
      """
      stack Browse
        Items
      """)
    stage.expectNothingLeaked()
  }
}
