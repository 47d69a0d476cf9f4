import Testing
import UsherDI
import UsherTesting

struct Seat: Hashable { let number: Int }
struct Ticket {
  let price: Price
  let seat: Seat
}

struct Vault: Sendable { let shelves = 3 }
actor Archive {
  let vault: Vault
  init(vault: Vault) async { self.vault = vault }
}
final class ShowCatalog {
  let archive: Archive
  init(archive: Archive) { self.archive = archive }
}

struct StockAssembly: Assembly {
  let isDemo: Bool
  func assemble(into registrar: Registrar) {
    if isDemo {
      registrar.register(EmptyStock.init, as: (any Stock).self)
    } else {
      registrar.register(LiveStock.init, as: (any Stock).self, lifetime: .shared)
    }
  }
}

final class ReceiptScreen: Screen {
  let price: Price
  init(price: Price) { self.price = price }
}

enum TillRoute: Route {
  case price
  case receipt(Price)
}

final class RoutedTill: Coordinator, Routing {
  var initialRoute: TillRoute { .price }
  func transition(to route: TillRoute) -> SceneTransition {
    switch route {
    case .price: .push(PriceScreen.self)
    case .receipt(let price): .present(ReceiptScreen.self, price)
    }
  }
}

/// More code of the pages, word for word.
@MainActor struct MoreGuideTests {
  @Test func `The pages say how names and arguments are taken`() throws {
    let container = try makeContainer { registrar in
      registrar.register(value: Price(pounds: 8), named: "full")
      registrar.register(PriceScreen.init).taking(Price.self, named: "full")
      registrar.register(Ticket.init, arguments: Price.self, Seat.self)
    }
    #expect(try container.resolve(PriceScreen.self).price.pounds == 8)
    let ticket = try container.resolve(Ticket.self, Seat(number: 7), Price(pounds: 3))
    #expect(ticket.seat.number == 7 && ticket.price.pounds == 3)
  }

  @Test func `The pages say how what takes time is made`() async throws {
    typealias Catalog = ShowCatalog
    let container = try makeContainer { registrar in
      registrar.register(value: Vault())
      registrar.registerAsync(Archive.init)
      registrar.register(Catalog.init, lifetime: .shared).eager()
    }
    try await container.warmUp()
    let archive = try container.resolve(Archive.self)
    #expect(try container.resolve(Catalog.self).archive === archive)
  }

  @Test func `The pages say how a demo has another stock`() throws {
    #expect(try Container(StockAssembly(isDemo: true)).resolve((any Stock).self) is EmptyStock)
    #expect(try Container(StockAssembly(isDemo: false)).resolve((any Stock).self) is LiveStock)
  }

  @Test func `The pages say how transitions name types`() throws {
    let stage = try TestStage(
      RoutedTill.self,
      Registrations { registrar in
        registrar.register(RoutedTill.init)
        registrar.register(value: Price(pounds: 3))
        registrar.register(PriceScreen.init)
        registrar.register(ReceiptScreen.init, arguments: Price.self)
      })
    let till = try stage.coordinator(RoutedTill.self)
    #expect(till.trigger(.receipt(Price(pounds: 4))).isAdmitted)
    #expect(stage.screen(ReceiptScreen.self)?.price.pounds == 4)
    #expect(stage.screen(PriceScreen.self)?.price.pounds == 3)
  }

  @Test func `The pages explain how ends are awaited and problems reported`() async throws {
    let container = try makeContainer { registrar in
      registrar.register(Ledger.init, lifetime: .shared)
        .onClose { await $0.flush() }
    }
    container.onProblem = { problem in print(problem) }
    let ledger = try container.resolve(Ledger.self)
    await container.close()
    #expect(ledger.isClosed)
    #expect(container.problems.isEmpty)
  }

  @Test func `The pages say how an initializer that takes closures or defaults is registered`()
    throws
  {
    let seven: () -> Int = { 7 }
    let container = try makeContainer { registrar in
      registrar.register({ (price: @escaping () -> Int) in Till(price: price) })
      registrar.register(value: seven)
      registrar.register { _ in Clock() }
    }
    #expect(try container.resolve(Till.self).price() == 7)
    #expect(try container.resolve(Clock.self).seconds == 60)
  }

  @Test func `The pages say how a child of a tag registers more`() throws {
    let container = try makeContainer { $0.opens(SessionScope.self) }
    let guest = try container.makeChild(SessionScope.self) {
      $0.register(value: Voucher(code: "GUEST"))
    }
    #expect(try guest.resolve(Voucher.self).code == "GUEST")
  }
}

private final class Till {
  let price: () -> Int
  init(price: @escaping () -> Int) { self.price = price }
}

private final class Clock {
  let seconds: Int
  init(seconds: Int = 60) { self.seconds = seconds }
}
