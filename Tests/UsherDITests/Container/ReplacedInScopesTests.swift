import Testing
import UsherDI
import UsherTesting

/// Eager and asynchronous services that a child replaces, and what replacements keep.
@MainActor struct ReplacedInScopesTests {
  private enum Tag: ScopeTag {}
  private final class Tea {
    let name: String
    init(_ name: String) { self.name = name }
  }
  private final class Cup {
    let tea: Tea
    init(tea: Tea) { self.tea = tea }
  }
  private struct Size: Equatable { let number: Int }

  private func house(_ log: Log, with other: @escaping (Registrar) -> Void = { _ in }) throws
    -> Container
  {
    try makeContainer {
      $0.opens(Tag.self)
      $0.register(as: Tea.self, lifetime: .scoped(to: Tag.self)) { _ in log.make("green") }
        .eager()
      other($0)
    }
  }

  private final class Log {
    var names: [String] = []
    func make(_ name: String) -> Tea {
      names.append(name)
      return Tea(name)
    }
  }

  @Test func `An eager service of a scope that its opener replaces is not made`() throws {
    let log = Log()
    let child = try house(log).makeChild(Tag.self) {
      $0.overriding.register(as: Tea.self) { _ in log.make("black") }
    }
    #expect(try child.resolve(Tea.self).name == "black")
    #expect(log.names == ["black"])
  }

  @Test func `An eager service of a scope that its opener only decorates is made`() throws {
    let log = Log()
    let child = try house(log).makeChild(Tag.self) {
      $0.decorate(Tea.self) { (tea: Tea) in Tea("iced \(tea.name)") }
    }
    #expect(log.names == ["green"])
    #expect(try child.resolve(Tea.self).name == "iced green")
    #expect(log.names == ["green"])
  }

  @Test func `An asynchronous service of a scope that its opener replaces is not warmed up`()
    async throws
  {
    let log = Log()
    let root = try makeContainer {
      $0.opens(Tag.self)
      $0.registerAsync({ () async in log.make("green") }, lifetime: .scoped(to: Tag.self))
    }
    let child = try root.makeChild(Tag.self) { $0.overriding.register(value: Tea("black")) }
    try await child.warmUp()
    #expect(try child.resolve(Tea.self).name == "black")
    #expect(log.names == [])
    try await root.makeChild(Tag.self).warmUp()
    #expect(log.names == ["green"])
  }

  @Test(arguments: [nil, Lifetime.shared])
  func `A replacement is eager as what it replaces, also if it states its lifetime`(
    lifetime: Lifetime?
  ) throws {
    let log = Log()
    _ = try makeContainer {
      $0.register(as: Tea.self, lifetime: .shared) { _ in log.make("green") }.eager()
      $0.overriding.register(as: Tea.self, lifetime: lifetime) { _ in log.make("black") }
    }
    #expect(log.names == ["black"])
  }

  @Test func `A replacement that nothing keeps is not eager`() throws {
    let log = Log()
    _ = try makeContainer {
      $0.register(as: Tea.self, lifetime: .shared) { _ in log.make("green") }.eager()
      $0.overriding.register(as: Tea.self, lifetime: .transient) { _ in log.make("black") }
    }
    #expect(log.names == [])
  }

  @Test func `Arguments that can be compared and not hashed are equal by their values`() throws {
    let container = try makeContainer {
      $0.register({ (size: Size) in Tea("\(size.number)") }, lifetime: .graph, arguments: Size.self)
      $0.register { (resolver: Resolver) in
        try [1, 1, 2].map { try resolver.resolve(Tea.self, Size(number: $0)) }
      }
      $0.register(as: Cup.self, arguments: Size.self) { resolver, size in
        try resolver.resolve(Cup.self, size)
      }
    }
    let teas = try container.resolve([Tea].self)
    #expect(teas[0] === teas[1] && teas.map(\.name) == ["1", "1", "2"])
    let error = #expect(throws: ResolutionError.self) {
      try container.resolve(Cup.self, Size(number: 1))
    }
    #expect(error?.reason == .cycle)
  }

  @Test(arguments: [Lifetime.shared, .scoped(to: Tag.self), .weak])
  func
    `What needs an asynchronous service is verified once that is ready, and passed over otherwise`(
      lifetime: Lifetime
    ) async throws
  {
    let root = try makeContainer {
      $0.opens(Tag.self)
      $0.registerAsync({ () async in Tea("green") }, lifetime: lifetime)
      $0.register(Cup.init)
    }
    try await root.warmUp()
    try root.verify()
    let child = try root.makeChild(Tag.self)
    try await child.warmUp()
    try child.verify()
  }
}
