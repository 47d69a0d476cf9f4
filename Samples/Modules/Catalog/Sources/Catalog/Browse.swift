import ShopInterface
import UsherDI
import UsherTerminal

/// What the shop has.
final class Stock {
  let items = [Item("Umbrella"), Item("Coat"), Item("Boots")]
}

/// The list of all items.
struct Items: ScreenKey {}

final class BrowseCoordinator: Coordinator, Concluding {
  private(set) var orders: [Order] = []

  override func build() -> SceneLayout { .stack(Items()) }

  /// Starts a flow that this module does not import.
  func buy(_ item: Item) async {
    guard let order = await start(Buy(item), as: .sheet).output else { return }
    orders.append(order)
  }
}

final class ItemsScreen: TerminalScreen {
  let title = "Shop"
  private let stock: Stock
  private let browse: BrowseCoordinator

  init(stock: Stock, browse: BrowseCoordinator) { (self.stock, self.browse) = (stock, browse) }

  var lines: [Line] {
    for item in stock.items {
      Line.item(ScreenAction(item.name) { await self.browse.buy(item) })
    }
  }
}

/// The choice of an item is a flow of one screen.
final class PickScreen: TerminalScreen {
  let title = "One more"
  private let finish: Finish<Item>
  private let stock: Stock
  private let chosen: [Item]

  init(finish: Finish<Item>, stock: Stock, chosen: [Item]) {
    (self.finish, self.stock, self.chosen) = (finish, stock, chosen)
  }

  var lines: [Line] {
    for item in stock.items where !chosen.contains(item) {
      Line.item(item.name) { self.finish(item) }
    }
  }
}
