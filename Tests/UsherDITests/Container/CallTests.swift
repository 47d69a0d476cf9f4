import Testing
import UsherDI

/// Calls with names and arguments, and calls inside calls.
@MainActor struct CallTests {
  private final class Part {
    let logger: Logger
    let show: Show
    init(logger: Logger, show: Show) { (self.logger, self.show) = (logger, show) }
  }

  @Test func `A closure that gives an argument joins the call under way`() throws {
    let container = try makeContainer {
      $0.register(Logger.init, lifetime: .graph)
      $0.register(Part.init, arguments: Show.self)
      $0.register(Part.init, named: "spare", arguments: Show.self)
      $0.register { resolver in
        [
          try resolver.resolve(Part.self, Show(title: "Lear")),
          try resolver.resolve(Part.self, Show(title: "Hamlet")),
          try resolver.resolve(Part.self, named: "spare", Show(title: "Macbeth")),
        ]
      }
    }
    let parts = try container.resolve([Part].self)
    #expect(parts.map(\.show.title) == ["Lear", "Hamlet", "Macbeth"])
    #expect(Set(parts.map { ObjectIdentifier($0.logger) }).count == 1)
    #expect(try container.resolve([Part].self)[0].logger !== parts[0].logger)
  }

  @Test func `An argument of a call inside a call wins over one of that type outside`() throws {
    let container = try makeContainer {
      $0.register(Logger.init)
      $0.register(Detail.init, arguments: Show.self)
      $0.register(as: [Detail].self, arguments: Show.self) { resolver, _ in
        [
          try resolver.resolve(Detail.self, Show(title: "inner")),
          try resolver.resolve(Detail.self),
        ]
      }
    }
    let details = try container.resolve([Detail].self, Show(title: "outer"))
    #expect(details.map(\.show.title) == ["inner", "outer"])
  }

  @Test func `A named service takes arguments, from a container, a resolver and a coordinator`()
    throws
  {
    let container = try makeContainer {
      $0.register(Logger.init)
      $0.register(Detail.init, named: "big", arguments: Show.self)
    }
    #expect(
      try container.resolve(Detail.self, named: "big", Show(title: "Lear")).show.title == "Lear")
    let error = #expect(throws: ResolutionError.self) {
      try container.resolve(Detail.self, named: "big", 7)
    }
    #expect(error?.reason == .extraArgument)
    let coordinator = Coordinator()
    let unscoped = #expect(throws: ResolutionError.self) {
      try coordinator.resolve(Detail.self, named: "big", Show(title: "Lear"))
    }
    #expect(unscoped?.reason == .noContainer)
  }

  @Test func `An async service takes arguments and a name`() async throws {
    let container = try makeContainer {
      $0.registerAsync { Logger() }
      $0.register(Detail.init, named: "big", arguments: Show.self)
      $0.register(Detail.init, arguments: Show.self)
    }
    #expect(try await container.resolved(Detail.self, Show(title: "Lear")).show.title == "Lear")
    #expect(
      try await container.resolved(Detail.self, named: "big", Show(title: "Lear")).show.title
        == "Lear")
    await #expect(throws: ResolutionError.self) { _ = try await container.resolved(Detail.self, 7) }
  }

  @Test func `A collection and an optional are awaited with what they contain`() async throws {
    let container = try makeContainer {
      $0.registerAsync { A() }
      $0.contribute { (a: A) in B(a: a) }
      $0.contribute(B.init)
    }
    let all = try await container.resolved([B].self)
    #expect(all.count == 2)
    let other = try makeContainer { $0.registerAsync { A() } }
    #expect(try await other.resolved(A?.self) != nil)
    #expect(try await other.resolved([A].self).isEmpty)
    #expect(try await other.resolved(B?.self) == nil)
  }

  @Test func `An async instance is kept by its scope, or while something holds it`() async throws {
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.registerAsync({ A() }, lifetime: .scoped(to: SessionScope.self))
      $0.registerAsync({ Logger() }, lifetime: .weak)
      $0.register(B.init)
    }
    let (one, other) = (
      try container.makeChild(SessionScope.self), try container.makeChild(SessionScope.self)
    )
    let a = try await one.resolved(A.self)
    #expect(try one.resolve(A.self) === a)
    #expect(try await one.resolved(B.self).a === a)
    #expect(try await other.resolved(B.self).a !== a)
    await #expect(throws: ResolutionError.self) { _ = try await container.resolved(A.self) }
    var logger: Logger? = try await container.resolved(Logger.self)
    #expect(try container.resolve(Logger.self) === logger)
    logger = nil
    #expect(throws: ResolutionError.self) { try container.resolve(Logger.self) }
    try await container.warmUp()
    #expect(throws: ContainerError.self) {
      try makeContainer { $0.registerAsync({ A() }, lifetime: .transient) }
    }
  }
}
