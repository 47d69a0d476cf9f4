import Testing
import Usher
import UsherDI

/// Problems of a user who had only the pages.
@MainActor struct StrangerTests {
  private struct Price: Hashable { let pounds: Int }
  private enum Session: ScopeTag {}
  private final class Printer {
    let price: Price
    init(price: Price) { self.price = price }
  }
  private final class Pair {
    let printer: Printer
    init(printer: Printer) { self.printer = printer }
  }
  private class Animal {}
  private final class Dog: Animal {}
  private final class Walk {
    let animal: Animal, dog: Dog
    init(animal: Animal, dog: Dog) { (self.animal, self.dog) = (animal, dog) }
  }
  private class Stock {}
  private final class FakeStock: Stock {}
  private final class Kennel { init(animal: Animal) {} }
  private struct Shelf: ScreenKey {}
  private protocol Late {}
  private struct Slow: Late {}
  private struct Fee { let price: Price }

  @Test func `A registration in a child takes precedence over a value of the scope above`() throws {
    let session = try makeContainer { $0.opens(Session.self, arguments: Price.self) }
      .makeChild(Session.self, Price(pounds: 1))
    #expect(try session.resolve(Price.self).pounds == 1)
    let below = try session.makeChild { $0.register(value: Price(pounds: 5)) }
    #expect(try below.resolve(Price.self).pounds == 5)
    #expect(try below.makeChild().resolve(Price.self).pounds == 5)
    #expect(try below.makeChild(Session.self, Price(pounds: 7)).resolve(Price.self).pounds == 7)
  }

  @Test func `A value that the opening of a scope registers need not be passed`() throws {
    let container = try makeContainer { $0.opens(Session.self, arguments: Price.self) }
    let session = try container.makeChild(Session.self) { $0.register(value: Price(pounds: 2)) }
    #expect(try session.resolve(Price.self).pounds == 2)
  }

  @Test func `Values of one type are taken in the declared order`() throws {
    let container = try makeContainer {
      $0.register(Walk.init, arguments: Animal.self, Dog.self)
    }
    let (first, second) = (Dog(), Dog())
    let walk = try container.resolve(Walk.self, first, second)
    #expect(walk.animal === first && walk.dog === second)
    let turned = try container.resolve(Walk.self, second, first as Animal)
    #expect(turned.animal === first && turned.dog === second)
  }

  @Test func `A scoped instance takes no argument of a call`() throws {
    let session = try makeContainer {
      $0.opens(Session.self, arguments: Price.self)
      $0.register(Printer.init, lifetime: .scoped(to: Session.self), arguments: Price.self)
    }.makeChild(Session.self, Price(pounds: 3))
    let line = #line + 1
    let error = #expect(throws: ResolutionError.self) {
      try session.resolve(Printer.self, Price(pounds: 4))
    }
    #expect(
      error?.description == """
        Printer was given an argument that it does not take: Price.
          at UsherDITests/StrangerTests.swift:\(line)
          • It is kept in the scope of Session: give the value to whoever opens that.
        """)
    #expect(try session.resolve(Printer.self).price.pounds == 3)
  }

  @Test(arguments: [Lifetime.shared, .weak])
  func `An argument that only a kept service would take is declared in vain`(
    lifetime: Lifetime
  ) {
    let error = #expect(throws: ContainerError.self) {
      try makeContainer {
        $0.register(value: Price(pounds: 1))
        $0.register(Printer.init, lifetime: lifetime)
        $0.register(Pair.init, arguments: Price.self)
      }
    }
    #expect(error?.problems.map(\.reason) == [.unusedArgument])
  }

  @Test func `A value that is replaced is shared as the value was`() throws {
    let container = try makeContainer {
      $0.register(value: Stock())
      $0.overriding.register { FakeStock() as Stock }
    }
    #expect(try container.resolve(Stock.self) === container.resolve(Stock.self))
  }

  @Test func `A fake need not take what the service that it replaces takes`() throws {
    let container = try makeContainer {
      $0.register(Printer.init, arguments: Price.self)
      $0.register(Pair.init, arguments: Price.self)
      $0.overriding.register { Printer(price: Price(pounds: 9)) }
    }
    #expect(try container.resolve(Pair.self, Price(pounds: 1)).printer.price.pounds == 9)
  }

  @Test func `A child sees that its parent has replaced what would take an argument`() throws {
    let container = try makeContainer {
      $0.register(Printer.init, arguments: Price.self)
      $0.overriding.register(as: Printer.self) { _ in Printer(price: Price(pounds: 9)) }
      $0.overriding.register { (_: Stock) in Animal() }
      $0.register(value: Stock())
      $0.register { Animal() }
    }
    let child = try container.makeChild { $0.register(Pair.init, arguments: Price.self) }
    #expect(try child.resolve(Pair.self, Price(pounds: 1)).printer.price.pounds == 9)
    _ = try container.makeChild { $0.register(Kennel.init, arguments: Price.self) }
  }

  @Test func `A contribution takes an argument from the caller that resolves the collection`()
    throws
  {
    let container = try makeContainer {
      $0.register(Printer.init, arguments: Price.self)
      $0.contribute { (printer: Printer) in Fee(price: printer.price) }
    }
    #expect(try container.resolve([Fee].self, Price(pounds: 3)).map(\.price.pounds) == [3])
    let error = #expect(throws: ContainerError.self) {
      try makeContainer {
        $0.register(Printer.init, arguments: Price.self)
        $0.contribute { (printer: Printer) in Fee(price: printer.price) }
        $0.register { (fees: [Fee]) in Pair(printer: Printer(price: fees[0].price)) }
      }
    }
    #expect(error?.problems.count == 1)
  }

  private func problem(_ register: @escaping @MainActor (Registrar) -> Void) throws -> String {
    let error = #expect(throws: ContainerError.self) { try makeContainer(register) }
    return try #require(error?.problems.first).description
  }

  @Test func `The error for a scoped service says that it takes no arguments of a call`() throws {
    let problem = try problem {
      $0.opens(Session.self)
      $0.register(
        Printer.init, lifetime: .scoped(to: Session.self), arguments: Price.self,
        fileID: "App/A.swift", line: 1)
    }
    #expect(
      problem == """
        No caller can give the argument Price: Printer → Price.
          at App/A.swift:1  Printer
          • Make Printer transient, with arguments: Price.self: what is kept takes none of a call.
          • Or take a Provider, and give it with each call.
          • Or give it to the coordinator or tag that opens a scope, for everything made there.
        """)
  }

  @Test func `The error for a decorated key says that a key is no service`() throws {
    let problem = try problem {
      $0.decorate(Shelf.self, with: { (shelf: Shelf) in shelf }, fileID: "App/A.swift", line: 1)
    }
    #expect(
      problem == """
        Shelf is decorated, but it is not registered here.
          at App/A.swift:1  Shelf
          • Decorate what its screen or its coordinator takes: a key is no service.
        """)
  }

  @Test func `The error for a closure over a resolver says how to register it`() throws {
    let problem = try problem {
      $0.register({ (_: Resolver) in Stock() }, as: Stock.self, fileID: "App/A.swift", line: 1)
    }
    #expect(
      problem == """
        Stock takes a Resolver, which it does not receive here.
          at App/A.swift:1  Stock
          • Leave the resolver out, and take what it resolves as parameters.
          • Or register a closure behind the parentheses: register(as: Stock.self) { r in … }.
        """)
  }

  @Test func `The error for a scope that takes no value says where to declare it`() throws {
    let container = try makeContainer { $0.opens(Session.self) }
    let error = #expect(throws: ResolutionError.self) {
      try container.makeChild(Session.self, Price(pounds: 1), fileID: "App/A.swift", line: 7)
    }
    #expect(
      error?.description == """
        Session was given an argument that it does not take: Price.
          at App/A.swift:7
          • It takes none; declare it where the scope is opened: opens(Session.self, arguments: Price.self).
        """)
  }

  @Test func `An error names the awaited type as code spells it`() throws {
    let container = try makeContainer { $0.registerAsync { () async in Slow() as any Late } }
    let error = #expect(throws: ResolutionError.self) {
      try container.resolve((any Late).self, fileID: "App/A.swift", line: 7)
    }
    #expect(error?.description.contains("await container.resolved((any Late).self), or") == true)
  }

  @Test func `A guard that is contributed is used`() throws {
    let container = try makeContainer { $0.contribute { Guard("door") { _ in .allow } } }
    #expect(container.graph.unused.isEmpty)
  }

  @Test func `A parent's service passes no argument on to an addition that it does not declare`()
    throws
  {
    let container = try makeContainer {
      $0.register { Printer(price: Price(pounds: 0)) }
      $0.register(Pair.init, fileID: "App/A.swift", line: 1)
    }
    let child = try container.makeChild {
      $0.register(Printer.init, arguments: Price.self, fileID: "App/B.swift", line: 2)
    }
    let missing = #expect(throws: ResolutionError.self) {
      try child.resolve(Pair.self, fileID: "App/C.swift", line: 3)
    }
    #expect(
      missing?.description == """
        The argument Price was not given.
          at App/C.swift:3
          Pair (App/A.swift:1)
          → Printer (App/B.swift:2)
          → Price
          • Register it in a child: container.makeChild { $0.register(value: …) }.
          • Or pass it to the coordinator that opens the scope, for everything made there.
        """)
    _ = try child.makeChild { $0.register(value: Price(pounds: 5)) }.resolve(Pair.self)
    let extra = #expect(throws: ResolutionError.self) {
      try child.resolve(Pair.self, Price(pounds: 5))
    }
    #expect(extra?.reason == .extraArgument)
  }
}
