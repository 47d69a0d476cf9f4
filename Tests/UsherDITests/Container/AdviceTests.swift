import Testing
import UsherDI

/// The fixes that messages name can be written as they stand.
@MainActor struct AdviceTests {
  private final class Clock {
    init(every seconds: Int) {}
  }
  private final class Ticker {
    init(now: @escaping () -> Int) {}
  }
  private final class Span {
    init(range: (Int, String)) {}
  }
  private final class Maker {
    init(type: A.Type) {}
  }
  private final class Pool {
    init(size: Int) async {}
  }
  private final class Wall {
    init(clock: Lazy<Clock>) {}
  }

  private func problems(
    _ register: @escaping @MainActor (Registrar) -> Void
  ) -> [String] {
    do { _ = try makeContainer(register) } catch let error as ContainerError {
      return error.problems.map { $0.description.withoutPlaces }
    } catch {}
    return []
  }

  @Test func `A function, a tuple or a metatype that is missing is registered as a value`() throws {
    let found = problems {
      $0.register(Ticker.init)
      $0.register({ (range: (Int, String)) in Span(range: range) })
      $0.register(Maker.init)
    }
    #expect(
      found.first == """
        () -> Int is not registered, and Ticker needs it.
          at App.swift:1  Ticker
          • A default value is not used: leave the parameter out in a closure, \
        { Ticker(…) } in the place of Ticker.init.
          • Or register a value: registrar.register(value: …, as: (() -> Int).self).
          • Or take it from the caller: arguments: (() -> Int).self where Ticker is registered.
        """)
    #expect(found[1].contains("registrar.register(value: …, as: (Int, String).self)."))
    #expect(found[2].contains("registrar.register(value: …, as: A.Type.self)."))
    let container = try makeContainer {
      $0.register(value: { 1 }, as: (() -> Int).self)
      $0.register(value: (1, "a"), as: (Int, String).self)
      $0.register(value: A.self, as: A.Type.self)
      $0.register(Ticker.init)
      $0.register({ (range: (Int, String)) in Span(range: range) })
      $0.register(Maker.init)
      $0.register({ Clock(every: 1) })
    }
    try container.verify()
    let taking = try makeContainer { $0.register(Ticker.init, arguments: (() -> Int).self) }
    _ = try taking.resolve(Ticker.self, { 1 })
  }

  @Test func `A value that is missing is an argument of what is made for each call alone`() throws {
    let found = problems {
      $0.register(Clock.init, lifetime: .shared)
      $0.contribute({ (seconds: Int) in Clock(every: seconds) })
      $0.registerAsync(Pool.init)
      $0.register(A.init)
      $0.decorate(A.self, with: { (a: A, _: Int) in a })
      $0.register(LiveCatalog.init, as: (any Catalog).self)
      $0.decorate((any Catalog).self, named: nil, with: { (other: any Catalog, _: Int) in other })
    }
    let value = "\n  • Or register a value: registrar.register(value: …, as: Int.self)."
    let leaving = "\n  • A default value is not used: leave the parameter out in a closure, "
    #expect(
      found == [
        "Int is not registered, and Clock needs it.\n  at App.swift:1  Clock"
          + leaving + "{ Clock(…) } in the place of Clock.init." + value,
        "Int is not registered, and Clock needs it.\n  at App.swift:1  Clock"
          + leaving + "{ Clock(…) } in the place of Clock.init." + value,
        "Int is not registered, and Pool needs it.\n  at App.swift:1  Pool"
          + leaving + "{ await Pool(…) } in the place of Pool.init." + value,
        "Int is not registered, and the decorator of A needs it.\n  at App.swift:1  A"
          + leaving + "{ X($0, …) } in the place of X.init." + value,
        "Int is not registered, and the decorator of any Catalog needs it.\n"
          + "  at App.swift:1  any Catalog" + leaving + "{ X($0, …) } in the place of X.init."
          + value,
      ])
    let container = try makeContainer {
      $0.register({ Clock(every: 1) }, lifetime: .shared)
      $0.contribute({ Clock(every: 1) })
      $0.registerAsync({ await Pool(size: 1) })
      $0.register(A.init)
      $0.decorate(A.self, with: { $0 })
    }
    _ = try container.resolve(A.self)
  }

  @Test func `An argument that a Lazy needs is taken by the instance itself, or by a Provider`()
    throws
  {
    #expect(
      problems {
        $0.register(Clock.init, arguments: Int.self)
        $0.register(Wall.init)
        $0.register({ (clock: Lazy<Clock>) in "" }, lifetime: .scoped(to: SessionScope.self))
        $0.opens(SessionScope.self)
      } == [
        """
        No caller can give the argument Int: Wall → Clock → Int.
          at App.swift:1  Wall
          at App.swift:1  Clock
          • Take the instance itself in the place of the Lazy, with arguments: Int.self for Wall.
          • Or take a Provider, and give it with each call.
          • Or give it to the coordinator or tag that opens a scope, for everything made there.
        """,
        """
        No caller can give the argument Int: String → Clock → Int.
          at App.swift:1  String
          at App.swift:1  Clock
          • Take a Provider, and give it with each call.
          • Or give it to the coordinator or tag that opens a scope, for everything made there.
        """,
      ])
    let container = try makeContainer {
      $0.register(Clock.init, arguments: Int.self)
      $0.register({ (clock: Clock) in Wall(clock: Lazy(clock)) }, arguments: Int.self)
      $0.register({ (clock: Provider<Clock>) in [clock] })
    }
    _ = try container.resolve(Wall.self, 1)
    _ = try container.resolve([Provider<Clock>].self)[0](1)
  }

  @Test func `The service that is kept is the one to make transient`() {
    let found = problems {
      $0.opens(SessionScope.self)
      $0.register(Clock.init, arguments: Int.self)
      $0.register({ (_: Clock) in A() }, lifetime: .scoped(to: SessionScope.self))
      $0.register(B.init)
    }
    #expect(found.count == 1)
    #expect(
      found.first?.contains("Make A transient, with arguments: Int.self: what is kept") == true)
  }

  @Test func `An argument is passed to a call if something on its path takes it from a caller`()
    throws
  {
    let container = try makeContainer {
      $0.register(Clock.init, arguments: Int.self)
      $0.register({ (_: Clock) in A() }, arguments: Int.self)
      $0.register { resolver in [try resolver.resolve(Clock.self)] }
    }
    for body in [
      { _ = try container.resolve(A.self) }, { _ = try container.resolve([Clock].self) },
    ] as [@MainActor () throws -> Void] {
      let error = #expect(throws: ResolutionError.self) { try body() }
      #expect(error?.description.contains("resolve(X.self, argument)") == true)
    }
  }

  @Test func `An override of the container settles two overrides or fallbacks of its assemblies`()
    throws
  {
    let own = A()
    let overriding = Registrations {
      $0.register(A.init)
      $0.overriding.register({ A() })
      $0.overriding.register({ A() })
    }
    #expect(try Container(overriding) { $0.register({ own }) }.resolve(A.self) === own)
    let fallbacks = Registrations {
      $0.fallback.register({ A() })
      $0.fallback.register({ A() })
    }
    #expect(try Container(fallbacks) { $0.register({ own }) }.resolve(A.self) === own)
    #expect(throws: ContainerError.self) { try Container(overriding) }
    #expect(throws: ContainerError.self) { try Container(fallbacks) { $0.register(B.init) } }
  }

  @Test func `Two overrides of a child are told apart by removing one`() throws {
    let error = #expect(throws: ContainerError.self) {
      try makeContainer { $0.register(A.init) }.makeChild {
        $0.overriding.register({ A() })
        $0.overriding.register({ A() })
      }
    }
    #expect(
      error?.problems.map { $0.description.withoutPlaces } == [
        """
        A has two overrides.
          at App.swift:1  A
          at App.swift:1  A
          • Remove one of them.
        """
      ])
  }

  @Test func `A decorator that takes its service twice is told to take it once`() throws {
    #expect(
      problems {
        $0.register(A.init)
        $0.decorate(A.self, with: { (a: A, _: A?) in a })
      } == [
        """
        A needs itself to be made.
          at App.swift:1  A
          • Take the one that the decorator wraps as its first parameter, and no other.
        """
      ])
  }
}
