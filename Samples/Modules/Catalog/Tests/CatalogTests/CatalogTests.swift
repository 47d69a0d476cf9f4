import ShopInterface
import Testing
import UsherDI
import UsherTesting

@testable import Catalog

@MainActor @Suite struct CatalogTests {
  @Test func `The catalog needs a way to buy, and nothing else`() throws {
    try Container.check(CatalogAssembly(), given: Buy.self)
    #expect(throws: ContainerError.self) { try Container.check(CatalogAssembly()) }
  }

  @Test func `Buying an item notes the order`() async throws {
    let stage = try TestStage(Browse(), CatalogAssembly()) {
      $0.answer(Buy.self) { .finished(Order(number: $0.item.name.count)) }
    }
    try await stage.take("Umbrella")
    #expect(try stage.coordinator(BrowseCoordinator.self).orders == [Order(number: 8)])
    stage.expectOutline(
      """
      stack Browse
        Items
      """)
    stage.expectNothingLeaked()
  }

  @Test func `What is chosen already is not offered again`() throws {
    let stage = try TestStage(PickItem(chosen: [Item("Coat")]), CatalogAssembly()) {
      $0.answer(Buy.self) { _ in .cancelled(.user) }
    }
    #expect(stage.offers.map(\.title) == ["Umbrella", "Boots"])
  }
}
