import Testing
import UsherDI

/// Collections: lazy, named, and replaced by a test.
@MainActor struct ContributionTests {
  private func rules(_ registrar: Registrar) {
    registrar.contribute(FirstRule.init, to: (any Rule).self)
    registrar.contribute(SecondRule.init, to: (any Rule).self)
  }

  @Test func `A collection of Lazy or Provider has one element for each contribution`() throws {
    final class Book {
      let lazy: [Lazy<any Rule>]
      let providers: [Provider<any Rule>]
      init(lazy: [Lazy<any Rule>], providers: [Provider<any Rule>]) {
        (self.lazy, self.providers) = (lazy, providers)
      }
    }
    let container = try makeContainer {
      rules($0)
      $0.register(Book.init)
    }
    let book = try container.resolve(Book.self)
    #expect(try book.lazy.map { try $0().number } == [1, 2])
    #expect(try book.providers.map { try $0().number } == [1, 2])
    #expect(try book.lazy[0]() === book.lazy[0]())
    #expect(try book.providers[0]() !== book.providers[0]())
    #expect(try container.resolve([Lazy<any Rule>].self).count == 2)
    #expect(container.graph.dependencies.map(\.kind) == [.lazy, .lazy, .provider, .provider])
  }

  @Test func `A child's collections hold what it adds and not what it clears`() throws {
    final class Later {
      let rules: [Lazy<any Rule>]
      init(rules: [Lazy<any Rule>]) { self.rules = rules }
    }
    let container = try makeContainer {
      rules($0)
      $0.register(Rules.init)
      $0.register(Later.init)
    }
    let more = try container.makeChild { $0.contribute(FirstRule.init, to: (any Rule).self) }
    #expect(try more.resolve(Later.self).rules.map { try $0().number } == [1, 2, 1])
    #expect(try more.resolve(Rules.self).all.map(\.number) == [1, 2, 1])
    let none = try container.makeChild { $0.clearContributions(to: (any Rule).self) }
    #expect(try none.resolve(Later.self).rules.isEmpty)
    #expect(try none.resolve(Rules.self).all.isEmpty)
    #expect(try container.resolve(Later.self).rules.count == 2)
  }

  @Test func `A lazy contribution throws if its container has ended`() throws {
    let container = try makeContainer { rules($0) }
    let lazy = try container.resolve([Lazy<any Rule>].self)
    container.end()
    let error = #expect(throws: ResolutionError.self) { try lazy[0]() }
    #expect(error?.reason == .ended)
  }

  @Test func `A registered collection beside contributions is an error`() throws {
    let error = #expect(throws: ContainerError.self) {
      try makeContainer {
        rules($0)
        $0.register(value: [FirstRule()], as: [any Rule].self)
      }
    }
    #expect(error?.problems.map(\.reason) == [.duplicate])
    #expect(
      error?.problems.first?.description.withoutPlaces == """
        Array<Rule> is registered, which hides what is contributed to any Rule.
          at App.swift:1  Array<Rule>
          at App.swift:1  any Rule
          at App.swift:1  any Rule
          • Remove one or the other.
          • Or contribute what the registered one holds: registrar.contribute(value: …).
        """)
  }

  @Test func `A child that contributes beside a collection registered above is an error`() throws {
    let container = try makeContainer {
      $0.register(value: [FirstRule()], as: [any Rule].self)
    }
    let error = #expect(throws: ContainerError.self) { try container.makeChild { rules($0) } }
    #expect(error?.problems.map(\.reason) == [.duplicate])
    #expect(try container.resolve([any Rule].self).count == 1)
  }

  @Test func `A name distinguishes collections of one type`() throws {
    let container = try makeContainer {
      rules($0)
      $0.contribute(FirstRule.init, to: (any Rule).self, named: "strict", lifetime: .shared)
      $0.contribute(to: (any Rule).self, named: "strict") { _ in SecondRule() }
      $0.contribute(value: FirstRule(), to: (any Rule).self, named: "strict")
      $0.register(Rules.init).taking([any Rule].self, named: "strict")
    }
    #expect(try container.resolve([any Rule].self).map(\.number) == [1, 2])
    #expect(try container.resolve([any Rule].self, named: "strict").map(\.number) == [1, 2, 1])
    #expect(try container.resolve(Rules.self).all.map(\.number) == [1, 2, 1])
    #expect(try container.resolve([any Rule].self, named: "other").isEmpty)
    #expect(try container.resolve([Lazy<any Rule>].self, named: "strict").count == 3)
  }

  @Test func `A test clears contributions and has only its own`() throws {
    let container = try Container(Registrations { rules($0) }) {
      $0.contribute(SecondRule.init, to: (any Rule).self)
      $0.clearContributions(to: (any Rule).self)
      $0.contribute(SecondRule.init, to: (any Rule).self)
    }
    #expect(try container.resolve([any Rule].self).map(\.number) == [2, 2])
    let more = try Container(Registrations { rules($0) }) {
      $0.contribute(SecondRule.init, to: (any Rule).self)
    }
    #expect(try more.resolve([any Rule].self).map(\.number) == [1, 2, 2])
    let none = try Container(Registrations { rules($0) }) {
      $0.clearContributions(to: (any Rule).self)
    }
    #expect(try none.resolve([any Rule].self).isEmpty)
  }

  @Test func `A child clears the contributions of its parent for itself`() throws {
    let container = try makeContainer {
      rules($0)
      $0.register(Rules.init)
    }
    let child = try container.makeChild {
      $0.clearContributions(to: (any Rule).self)
      $0.contribute(SecondRule.init, to: (any Rule).self)
    }
    #expect(try child.resolve(Rules.self).all.map(\.number) == [2])
    #expect(try container.resolve(Rules.self).all.map(\.number) == [1, 2])
    let error = #expect(throws: ContainerError.self) {
      try container.makeChild { $0.clearContributions(to: (any Rule).self, named: "typo") }
    }
    #expect(error?.problems.map(\.reason) == [.overridesNothing])
  }

  @Test func `A closure is checked by its parameters, as an initializer is`() throws {
    let closures: [@MainActor (Registrar) -> Void] = [
      { $0.register { (_: A) in Logger() } },
      { $0.contribute { (_: A) in Logger() } },
      { $0.contribute({ (_: A) in FirstRule() }, to: (any Rule).self) },
      { $0.contribute { (_: A) in Guard("nothing") { _ in .allow } } },
      { $0.registerAsync { (_: A) async in Logger() } },
    ]
    for register in closures {
      let error = #expect(throws: ContainerError.self) { try makeContainer { register($0) } }
      #expect(error?.problems.map(\.reason) == [.missing])
      #expect(error?.problems.map(\.service) == ["A"])
      let empty = try makeContainer { _ in }
      let inChild = #expect(throws: ContainerError.self) { try empty.makeChild(adding: register) }
      #expect(inChild?.problems.map(\.service) == ["A"])
    }
  }

  @Test func `A closure may state the type of its resolver`() throws {
    let container = try makeContainer {
      $0.register(A.init)
      $0.register { (resolver: Resolver) in B(a: try resolver.resolve()) }
      $0.contribute { (resolver: Resolver) in try resolver.resolve(B.self) }
    }
    #expect(try container.resolve([B].self).count == 1)
    #expect(container.graph.services.map(\.origin) == [.initializer, .closure, .closure])
  }
}
