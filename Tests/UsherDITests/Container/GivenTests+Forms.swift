import Testing
import UsherDI

/// Arguments given to a scope, and to aliases and collections.
extension GivenTests {
  private final class Late {
    let part: Lazy<Detail>
    init(part: Lazy<Detail>) { self.part = part }
  }

  @Test func `A scope is opened with the values that it declares`() throws {
    let container = try makeContainer {
      $0.opens(SessionScope.self, arguments: Int.self)
      $0.opens(OtherScope.self, arguments: Logger.self)
      $0.register(value: Logger())
    }
    for isAdding in [false, true] {
      let error = #expect(throws: ResolutionError.self) {
        if isAdding { _ = try container.makeChild(SessionScope.self) { $0.register(A.init) } }
        _ = try container.makeChild(SessionScope.self)
      }
      #expect(
        error?.description.withoutPlaces == """
          The argument Int was not given.
            at App.swift:1
            • Open the scope with it: container.makeChild(SessionScope.self, value).
          """)
    }
    _ = try container.makeChild(SessionScope.self, 1).makeChild(OtherScope.self)
  }

  @Test func `A closure that resolves a Lazy or Provider of an unregistered type fails at once`()
    throws
  {
    let container = try makeContainer {
      $0.register { Late(part: try $0.resolve()) }
      $0.register { [try $0.resolve(Provider<A>.self)] }
    }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Late.self) }
    #expect(
      error?.description.withoutPlaces == """
        Detail is not registered.
          at App.swift:1
          Late (App.swift:1)
          → Detail
          • Register it: registrar.register(Detail.init) in an assembly of this container.
        """)
    let verified = #expect(throws: ContainerError.self) { try container.verify() }
    #expect(verified?.problems.count == 2)
  }

  @Test func `Arguments reach what an optional and a collection contain`() throws {
    let container = try makeContainer {
      $0.register(Logger.init)
      $0.register(Detail.init, arguments: Show.self)
      $0.register(Poster.init, arguments: Show.self)
      $0.contribute { (poster: Poster) in poster.show.title }
      $0.register({ (_: [String]) in A() }, arguments: Show.self)
    }
    let lear = Show(title: "Lear")
    #expect(try container.resolve(Detail?.self, lear)?.show == lear)
    #expect(try container.resolve([String].self, lear) == ["Lear"])
    #expect(try container.resolve(Cart?.self, lear) == nil)
  }

  @Test func `An argument that nothing in an optional or a collection takes is refused`() throws {
    let container = try makeContainer {
      $0.register(Logger.init)
      $0.contribute { Show(title: "Hamlet") }
    }
    let optional = #expect(throws: ResolutionError.self) {
      try container.resolve(Logger?.self, "x")
    }
    #expect(
      optional?.description.withoutPlaces == """
        Optional<Logger> was given an argument that it does not take: String.
          at App.swift:1
          • It takes none; where it is made for each call, declare arguments: String.self.
        """)
    let collection = #expect(throws: ResolutionError.self) {
      try container.resolve([Show].self, 7)
    }
    #expect(collection?.reason == .extraArgument)
  }

  @Test func `A Lazy or Provider that is resolved takes no arguments itself`() throws {
    let container = try makeContainer {
      $0.register(Logger.init)
      $0.register(Detail.init, arguments: Show.self)
    }
    let error = #expect(throws: ResolutionError.self) {
      try container.resolve(Provider<Detail>.self, Show(title: "Lear"))
    }
    #expect(
      error?.description.withoutPlaces == """
        Provider<Detail> was given an argument that it does not take: Show.
          at App.swift:1
          • Resolve a Provider without it, and pass it with each call: provider(argument).
        """)
    #expect(throws: ResolutionError.self) {
      try container.resolve(Lazy<Detail>.self, Show(title: "Lear"))
    }
  }
}
