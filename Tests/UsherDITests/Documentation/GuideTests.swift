import Testing
import UsherDI
import UsherTesting

@MainActor protocol Stock: AnyObject {}
final class LiveStock: Stock {}
final class EmptyStock: Stock {}
final class CountedStock: Stock {
  let inner: any Stock
  init(_ inner: any Stock) { self.inner = inner }
}

struct Price: Hashable {
  let pounds: Int
  var halved: Price { Price(pounds: pounds / 2) }
}

struct Voucher { let code: String }

@MainActor protocol Fee {}
struct SeatFee: Fee {}
struct CardFee: Fee {}
final class Audit {
  let fees: [any Fee]
  let voucher: Voucher?
  init(fees: [any Fee], voucher: Voucher?) { (self.fees, self.voucher) = (fees, voucher) }
}

@MainActor protocol Journal: AnyObject {}
final class Ledger: Journal {
  var stock: (any Stock)?
  var isClosed = false
  func close() { isClosed = true }
  func flush() async { isClosed = true }
}

final class Basket {}
final class Inbox {}

final class PriceScreen: Screen {
  let price: Price
  init(price: Price) { self.price = price }
}

final class ShopCoordinator: Coordinator {
  init(stock: any Stock) {}
  override func build() throws -> SceneLayout { .stack(ListScreen()) }
}

final class TillCoordinator: Coordinator {
  init(basket: Basket) {}
  override func build() throws -> SceneLayout { .stack(try resolve(PriceScreen.self)) }
}

struct ShopAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(LiveStock.init, as: (any Stock).self, lifetime: .shared)
    registrar.register(Basket.init, lifetime: .scoped(to: TillCoordinator.self))
    registrar.register(ShopCoordinator.init)
    registrar.register(TillCoordinator.init, arguments: Price.self)
    registrar.register(PriceScreen.init)
  }
}

/// The code of the pages, word for word.
@MainActor struct GuideTests {
  @Test func `The first page makes a container and a director`() throws {
    let host = HeadlessHost()
    let container = try Container(ShopAssembly())
    let director = try SceneDirector(ShopCoordinator.self, in: container, host: host)
    try director.start()
    #expect(director.tree.outline == "stack Shop\n  List")
    director.close()
  }

  @Test func `The page on registering is accurate`() throws {
    let container = try makeContainer { registrar in
      registrar.register(LiveStock.init, as: (any Stock).self, lifetime: .shared)
      registrar.register(Audit.init)
      registrar.contribute(SeatFee.init, to: (any Fee).self)
      registrar.contribute(CardFee.init, to: (any Fee).self)
      registrar.decorate((any Stock).self, with: CountedStock.init)

      registrar.register(value: Price(pounds: 8), named: "full")
      registrar.register(named: "sale") { resolver in
        try resolver.resolve(Price.self, named: "full").halved
      }

      registrar.register(Ledger.init, lifetime: .shared)
        .alsoAs((any Journal).self) { $0 }
        .onCreate { ledger, resolver in ledger.stock = try resolver.resolve((any Stock).self) }
        .onEnd { $0.close() }
    }
    #expect(try container.resolve(Audit.self).fees.count == 2)
    #expect(try container.resolve(Price.self, named: "sale").pounds == 4)
    let ledger = try container.resolve(Ledger.self)
    #expect(ledger.stock is CountedStock)
    #expect(try container.resolve((any Journal).self) === ledger)
    container.end()
    #expect(ledger.isClosed)
  }

  @Test func `The page on scopes is accurate`() throws {
    let stage = try TestStage(ShopCoordinator.self, ShopAssembly())
    let shop = try stage.coordinator(ShopCoordinator.self)
    shop.start(TillCoordinator.self, Price(pounds: 3)) {
      $0.register(value: Voucher(code: "SPRING"))
    }
    let till = try stage.coordinator(TillCoordinator.self)
    #expect(try till.resolve(Voucher.self).code == "SPRING")
    #expect(throws: ResolutionError.self) { try shop.resolve(Voucher.self) }
    #expect(stage.screen(PriceScreen.self)?.price.pounds == 3)

    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(Inbox.init, lifetime: .scoped(to: SessionScope.self))
    }
    let session = try container.makeChild(SessionScope.self)
    let inbox = try session.resolve(Inbox.self)
    session.end()
    _ = inbox
  }

  @Test func `The page on checking is accurate`() throws {
    let container = try Container(ShopAssembly())
    try container.verify(Price(pounds: 1))
    let fakes = try Container(ShopAssembly()) {
      $0.register(EmptyStock.init, as: (any Stock).self)
    }
    #expect(try fakes.resolve((any Stock).self) is EmptyStock)
    print(try ContainerGraph(ShopAssembly()).mermaid)
    #expect(try ContainerGraph(ShopAssembly()).mermaid.hasPrefix("flowchart LR"))
  }

  @Test func `A fault in what a start adds refuses it, in its handle`() throws {
    let stage = try TestStage(ShopCoordinator.self, ShopAssembly())
    let shop = try stage.coordinator(ShopCoordinator.self)
    let start = shop.start(TillCoordinator.self, Price(pounds: 3)) { $0.register(Chicken.init) }
    #expect(start.error?.underlying is ContainerError)
    #expect(stage.outline == "stack Shop\n  List")
  }
}
