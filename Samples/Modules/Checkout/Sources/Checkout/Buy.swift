import Observation
import ShopInterface
import UsherDI
import UsherTerminal

/// The items of one purchase.
@Observable final class Basket {
  var items: [Item]
  init(key: Buy) { items = [key.item] }
}

/// The basket, with the way on.
struct BasketStep: ScreenKey {}

final class BuyCoordinator: Coordinator, Concluding {
  typealias Output = Order
  private let basket: Basket

  init(basket: Basket) { self.basket = basket }

  override func build() -> SceneLayout { .stack(BasketStep()) }

  /// Starts a flow that this module does not import.
  func addItem() async {
    guard let item = await start(PickItem(chosen: basket.items), as: .sheet).output else { return }
    basket.items.append(item)
  }

  func pay() { finish(Order(number: basket.items.count)) }
}

final class BasketScreen: TerminalScreen {
  let title = "Basket"
  private let basket: Basket
  private let buy: BuyCoordinator

  init(basket: Basket, buy: BuyCoordinator) { (self.basket, self.buy) = (basket, buy) }

  var lines: [Line] {
    for item in basket.items { "\(item.name)" }
    Line.item(ScreenAction("Add another") { await self.buy.addItem() })
    Line.item("Pay") { self.buy.pay() }
  }
}
