#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
import UsherDI
import UsherSwiftUI

/// Links to keys, and previews of them, on simulated SwiftUI.
@MainActor struct KeyViewTests {
  @Test func `A link to a key pushes its screen, or starts its flow at its placement`() async {
    let renderer = Renderer { shop() }
    await renderer.rest()
    #expect(renderer.user.tap("Tea"))
    await renderer.rest()
    #expect(renderer.shows("This is item 1"))
    #expect(renderer.user.tap("Buy"))
    await renderer.rest()
    #expect(renderer.shows("This is the cart of 1"))
    #expect(renderer.user.swipeDown())
    await renderer.rest()
    #expect(renderer.shows("This is item 1"))
  }

  @Test func `A link to a durable key leads to the item of a layout that it names`() async {
    let renderer = Renderer { shop() }
    await renderer.rest()
    #expect(renderer.user.tap("News"))
    await renderer.rest()
    #expect(renderer.shows("This is the news"))
  }

  @Test func `A link to a key that asks first is disabled while guards refuse it`() async {
    let renderer = Renderer {
      shop {
        $0.guards = [Guard("shut") { $0.keys(of: Item.self).isEmpty ? .allow : .deny("Shut.") }]
      }
    }
    await renderer.rest()
    #expect(!renderer.user.canTap("Coffee") && renderer.user.canTap("Tea"))
  }

  @Test func `A preview shows one screen in the scope of its flow`() async {
    let renderer = Renderer {
      KeyPreview(PayStep(), in: Checkout(item: 1), CheckoutAssembly())
    }
    await renderer.rest()
    #expect(renderer.shows("This is the payment for 1"), "\(renderer.outline)")
  }

  @Test func `A preview of a flow begins with its first screen`() async {
    let renderer = Renderer {
      KeyPreview(Checkout(item: 1), CheckoutAssembly())
    }
    await renderer.rest()
    #expect(renderer.shows("This is the cart of 1"), "\(renderer.outline)")
  }

  @Test func `A preview of what cannot be made shows the error`() async {
    let renderer = Renderer { KeyPreview(PayStep(), in: Checkout(item: 1), NoAssembly()) }
    await renderer.rest()
    #expect(
      renderer.outline.contains("text Checkout is not registered."),
      "\(renderer.outline)")
  }

  private func shop(_ prepare: @escaping (SceneDirector) -> Void = { _ in }) -> UsherView {
    UsherView { host in
      let container = try Container(ShopAssembly(), CheckoutAssembly(), AddressAssembly())
      let director = try SceneDirector(Shop(), in: container, host: host)
      prepare(director)
      return director
    }
  }
}

private struct Shop: FlowKey {}
private struct ItemList: ScreenKey {}
private struct Item: ScreenKey { let id: Int }
private struct NewsTab: FlowKey, DurableRoute { static let tag = "news" }
private struct Checkout: FlowKey {
  typealias Output = Int
  let item: Int
}
private struct CartStep: ScreenKey {}
private struct PayStep: ScreenKey {}
private struct PickAddress: FlowKey { typealias Output = String }

private final class ShopFlow: Coordinator, Concluding {
  override func build() -> SceneLayout { .tabs(SceneLayout.stack(ItemList()), NewsTab()) }
}
private final class CheckoutFlow: Coordinator, Concluding {
  typealias Output = Int
  override func build() -> SceneLayout { .stack(CartStep()) }
}
private final class Cart {
  let item: Int
  init(item: Int) { self.item = item }
}

private struct ItemListView: ScreenView {
  var body: some View {
    RouteLink("Tea", to: Item(id: 1))
    RouteLink("Coffee", to: Item(id: 2)).disabledWhileRefused()
    RouteLink("News", to: NewsTab())
  }
}
private struct ItemView: ScreenView {
  let id: Int
  var body: some View {
    Text(verbatim: "This is item \(id)")
    RouteLink("Buy", to: Checkout(item: id), as: .sheet)
  }
}
private struct NewsView: ScreenView {
  let finish: Finish<Void>
  var body: some View { Text(verbatim: "This is the news") }
}
private struct CartView: ScreenView {
  let cart: Cart
  var body: some View { Text(verbatim: "This is the cart of \(cart.item)") }
}
private struct PayView: ScreenView {
  let cart: Cart
  let flow: CheckoutFlow
  var body: some View { Text(verbatim: "This is the payment for \(cart.item)") }
}
private struct AddressView: ScreenView {
  let finish: Finish<String>
  var body: some View { Button("Here") { finish("here") } }
}

private struct ShopAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(ShopFlow.init, for: Shop.self)
    registrar.register(ItemListView.init, for: ItemList.self)
    registrar.register(ItemView.init, for: Item.self, giving: \.id)
    registrar.register(NewsView.init, for: NewsTab.self)
  }
}
private struct CheckoutAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.needs(PickAddress.self)
    registrar.register(CheckoutFlow.init, for: Checkout.self, giving: \.item)
    registrar.register(Cart.init, lifetime: .scoped(to: CheckoutFlow.self))
    registrar.register(CartView.init, for: CartStep.self)
    registrar.register(PayView.init, for: PayStep.self)
  }
}
private struct AddressAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(AddressView.init, for: PickAddress.self)
  }
}
private struct NoAssembly: Assembly {
  func assemble(into registrar: Registrar) {}
}
#endif
