import Testing
import UsherDI

@MainActor struct ServiceTests {
  @MainActor protocol Reading: AnyObject {}
  @MainActor protocol Writing: AnyObject {}
  private final class Store: Reading, Writing {}

  private final class Cached: Catalog {
    let inner: any Catalog
    var shows: [String] { inner.shows + ["cached"] }
    init(_ inner: any Catalog) { self.inner = inner }
  }
  private final class Logged: Catalog {
    let inner: any Catalog
    let logger: Logger
    var shows: [String] { inner.shows + ["logged"] }
    init(_ inner: any Catalog, logger: Logger) { (self.inner, self.logger) = (inner, logger) }
  }

  @Test func `Two protocols of one registration give one instance`() throws {
    let container = try makeContainer {
      $0.register(Store.init, lifetime: .shared)
        .alsoAs((any Reading).self) { $0 }
        .alsoAs((any Writing).self) { $0 }
    }
    let store = try container.resolve(Store.self)
    #expect(try container.resolve((any Reading).self) === store)
    #expect(try container.resolve((any Writing).self) === store)
  }

  @Test func `Registering twice is an error with both places`() throws {
    func register(_ registrar: Registrar) {
      registrar.register(A.init)
      registrar.register(A.init, lifetime: .shared)
    }
    let error = #expect(throws: ContainerError.self) { try makeContainer(register) }
    let problem = try #require(error?.problems.first)
    #expect(problem.reason == .duplicate)
    #expect(problem.path.count == 2)
    #expect(problem.path[0].callSite.line + 1 == problem.path[1].callSite.line)
  }

  @Test func `An override of something replaces it and keeps its lifetime`() throws {
    let container = try Container(
      Registrations { $0.register(LiveCatalog.init, as: (any Catalog).self, lifetime: .shared) }
    ) {
      $0.register(FakeCatalog.init, as: (any Catalog).self)
    }
    let catalog = try container.resolve((any Catalog).self)
    #expect(catalog.shows == ["Fake"])
    #expect(try container.resolve((any Catalog).self) === catalog)
  }

  @Test func `An override of nothing is an error`() throws {
    let error = #expect(throws: ContainerError.self) {
      try makeContainer { $0.overriding.register(A.init) }
    }
    #expect(error?.problems.map(\.reason) == [.overridesNothing])
  }

  @Test func `A fallback yields to a registration of the same type, in any order`() throws {
    let own = A()
    let container = try makeContainer {
      $0.fallback.register(A.init)
      $0.register(value: own)
      $0.fallback.register(Logger.init)
    }
    #expect(try container.resolve(A.self) === own)
    _ = try container.resolve(Logger.self)
  }

  @Test func `Decorators wrap in order, and a shared instance is wrapped once`() throws {
    let container = try makeContainer {
      $0.decorate((any Catalog).self, with: Cached.init)
      $0.register(Logger.init)
      $0.decorate((any Catalog).self, with: Logged.init)
      $0.register(LiveCatalog.init, as: (any Catalog).self, lifetime: .shared)
    }
    let catalog = try container.resolve((any Catalog).self)
    #expect(catalog.shows == ["Hamlet", "cached", "logged"])
    #expect(try container.resolve((any Catalog).self) === catalog)
  }

  @Test func `Decorating an unregistered service is an error`() throws {
    let error = #expect(throws: ContainerError.self) {
      try makeContainer { $0.decorate((any Catalog).self, with: Cached.init) }
    }
    #expect(error?.problems.map(\.reason) == [.decoratesNothing])
  }

  @Test func `Decorators wrap contributions, and keep an alias what its instance is`() throws {
    let container = try makeContainer {
      $0.register(Logger.init)
      $0.contribute(LiveCatalog.init, to: (any Catalog).self)
      $0.contribute(to: (any Catalog).self) { _ in FakeCatalog() }
      $0.decorate((any Catalog).self, with: Cached.init)
      $0.register(Store.init, lifetime: .shared).alsoAs((any Reading).self) { $0 }
      $0.decorate((any Reading).self) { (inner: any Reading) in Glasses(inner) }
    }
    #expect(
      try container.resolve([any Catalog].self).map(\.shows) == [
        ["Hamlet", "cached"], ["Fake", "cached"],
      ])
    let reading = try container.resolve((any Reading).self)
    #expect(reading is Glasses)
    #expect(try container.resolve((any Reading).self) === reading)
  }

  @Test func `A decorator does not take its service's named dependencies`() throws {
    let (plain, spare) = (Logger(), Logger())
    let container = try makeContainer {
      $0.register(value: plain)
      $0.register(value: spare, named: "spare")
      $0.register({ (logger: Logger) in Logged(LiveCatalog(), logger: logger) })
        .taking(Logger.self, named: "spare")
      $0.decorate(Logged.self) { (inner: Logged, logger: Logger) in Logged(inner, logger: logger) }
    }
    let outer = try container.resolve(Logged.self)
    #expect(outer.logger === plain)
    #expect((outer.inner as? Logged)?.logger === spare)
  }

  @Test func `A decorator goes with its container's registration, in children as well`() throws {
    let container = try makeContainer {
      $0.register(Logger.init)
      $0.register({ (_: Logger) in LiveCatalog() }, as: (any Catalog).self)
      $0.decorate((any Catalog).self, with: Cached.init)
    }
    let child = try container.makeChild { $0.register(value: Logger()) }
    #expect(try child.resolve((any Catalog).self).shows == ["Hamlet", "cached"])
    let own = try container.makeChild { $0.register(FakeCatalog.init, as: (any Catalog).self) }
    #expect(try own.resolve((any Catalog).self).shows == ["Fake"])
  }

  private final class Glasses: Reading {
    let inner: any Reading
    init(_ inner: any Reading) { self.inner = inner }
  }
}
