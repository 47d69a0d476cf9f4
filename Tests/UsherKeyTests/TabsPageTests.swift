import Testing
import UsherDI
import UsherTesting

// The code of the page on tabs with a container, word for word.

struct BrowseTab: FlowKey {}
struct BasketTab: FlowKey {}

final class MarketCoordinator: Coordinator {
  override func build() -> SceneLayout { .tabs(BrowseTab(), BasketTab()) }

  func showBasket(_ basket: Basket) {
    setBadge("\(basket.items.count)", on: BasketTab())
    select(BasketTab())
  }
}

final class BrowseCoordinator: Coordinator, Concluding {
  private let market: MarketCoordinator
  private let basket: Basket

  init(market: MarketCoordinator, basket: Basket) {
    self.market = market
    self.basket = basket
  }

  override func build() throws -> SceneLayout { .stack(try resolve(GoodsScreen.self)) }

  func buy(_ item: String) {
    basket.items.append(item)
    market.showBasket(basket)
  }
}

final class BasketCoordinator: Coordinator, Concluding {
  override func build() throws -> SceneLayout { .stack(try resolve(BasketScreen.self)) }
}

final class Basket {
  var items: [String] = []
}

final class Filter {
  var words = ""
}

final class GoodsScreen: Screen {
  let filter: Filter
  init(filter: Filter) { self.filter = filter }
}

final class BasketScreen: Screen {
  let basket: Basket
  init(basket: Basket) { self.basket = basket }
}

struct MarketAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(MarketCoordinator.init)
    registrar.register(BrowseCoordinator.init, for: BrowseTab.self)
    registrar.register(BasketCoordinator.init, for: BasketTab.self)
    registrar.register(Basket.init, lifetime: .scoped(to: MarketCoordinator.self))
    registrar.register(Filter.init, lifetime: .scoped(to: BrowseCoordinator.self))
    registrar.register(GoodsScreen.init)
    registrar.register(BasketScreen.init)
  }
}

final class StallCoordinator: Coordinator {
  override func build() throws -> SceneLayout {
    .tabs(try startEmbedded(GoodsCoordinator.self), try startEmbedded(OrdersCoordinator.self, 7))
  }

  func showOrders() { select(1) }
}

final class GoodsCoordinator: Coordinator {
  override func build() throws -> SceneLayout { .stack(OrdersScreen(1)) }
}

final class OrdersCoordinator: Coordinator {
  private let customer: Int
  init(customer: Int) { self.customer = customer }
  override func build() throws -> SceneLayout { .stack(OrdersScreen(customer)) }
}

final class OrdersScreen: Screen {
  let title: String
  init(_ customer: Int) { title = "Orders of \(customer)" }
}

struct StallAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(StallCoordinator.init)
    registrar.register(GoodsCoordinator.init)
    registrar.register(OrdersCoordinator.init, arguments: Int.self)
  }
}

@MainActor @Suite(.stages) struct TabsPageTests {
  @Test func `Tabs share a basket, and one of them selects another`() throws {
    let stage = try TestStage(MarketCoordinator.self, MarketAssembly())
    try stage.coordinator(BrowseCoordinator.self).buy("Pears")
    stage.expectOutline(
      """
      tabs Market
        stack Browse
          Goods
        • stack Basket (1)
          Basket
      """)
    #expect(stage.screen(BasketScreen.self)?.basket.items == ["Pears"])
  }

  @Test func `Tabs without keys are started by their types`() throws {
    let stage = try TestStage(StallCoordinator.self, StallAssembly())
    try stage.coordinator(StallCoordinator.self).showOrders()
    #expect(stage.activeScreen?.titleText == "Orders of 7")
  }
}
