import ShopInterface
import Testing

@Test func `Keys are values`() {
  #expect(Buy(Item("Umbrella")) == Buy(Item("Umbrella")))
  #expect(Buy(Item("Umbrella")) != Buy(Item("Coat")))
  #expect(Set([PickItem(chosen: []), PickItem(chosen: [])]).count == 1)
}
