import Testing
import UsherDI

/// Arguments of callers beside registrations of the same types.
@MainActor struct GivenTests {
  private struct Frame {
    let detail: Detail
  }

  final class Poster {
    let show: Show
    init(show: Show) { self.show = show }
  }

  @Test func `A child may take an argument that its parent takes`() throws {
    let container = try makeContainer {
      $0.register(Logger.init)
      $0.register(Detail.init, arguments: Show.self)
    }
    let child = try container.makeChild { $0.register(Poster.init, arguments: Show.self) }
    #expect(try child.resolve(Poster.self, Show(title: "Lear")).show.title == "Lear")
    #expect(try child.resolve(Detail.self, Show(title: "Lear")).show.title == "Lear")
    let error = #expect(throws: ResolutionError.self) { try child.resolve(Poster.self) }
    #expect(error?.reason == .missingArgument)
  }

  @Test func `A child may take an argument that its parent registers`() throws {
    let container = try makeContainer {
      $0.register(Logger.init)
      $0.register(value: Show(title: "registered"))
      $0.register(Detail.init, arguments: Show.self)
    }
    let child = try container.makeChild { $0.register(Poster.init, arguments: Show.self) }
    #expect(try child.resolve(Poster.self).show.title == "registered")
    #expect(try child.resolve(Poster.self, Show(title: "given")).show.title == "given")
  }

  @Test func `A child's contribution is no registration of an argument`() throws {
    let container = try makeContainer { $0.register(Poster.init, arguments: Show.self) }
    let child = try container.makeChild { $0.contribute(value: Show(title: "contributed")) }
    let error = #expect(throws: ResolutionError.self) { try child.resolve(Poster.self) }
    #expect(error?.reason == .missingArgument)
    #expect(try child.resolve(Show?.self) == nil)
  }

  @Test func `A service that is passed elsewhere takes arguments itself`() throws {
    let container = try makeContainer {
      $0.register(Logger.init)
      $0.register(Detail.init, arguments: Show.self)
      $0.register(Frame.init, arguments: Detail.self)
    }
    #expect(try container.resolve(Detail.self, Show(title: "Lear")).show.title == "Lear")
    let detail = Detail(show: Show(title: "Hamlet"), logger: Logger())
    #expect(try container.resolve(Frame.self, detail).detail === detail)
  }

  @Test func `A value given to a scope is not made again for an async service there`() async throws
  {
    let container = try makeContainer {
      $0.opens(SessionScope.self, arguments: Show.self)
      $0.registerAsync { () async throws -> Show in throw Broken() }
      $0.register(Logger.init)
      $0.register(Detail.init)
    }
    let child = try container.makeChild(SessionScope.self, Show(title: "Lear"))
    #expect(try await child.resolved(Detail.self).show.title == "Lear")
    #expect(try await child.resolved(Show.self).title == "Lear")
    await #expect(throws: ResolutionError.self) {
      _ = try await container.resolved(Detail.self)
    }
  }

  @Test func `Decorating an argument that is not registered is an error`() throws {
    let error = #expect(throws: ContainerError.self) {
      try makeContainer {
        $0.register(Poster.init, arguments: Show.self)
        $0.decorate(Show.self) { (show: Show) in show }
      }
    }
    #expect(error?.problems.map(\.reason) == [.decoratesNothing])
  }

  @Test func `A decorator does not wrap a value passed as an argument`() throws {
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(Logger.init, lifetime: .scoped(to: SessionScope.self))
      $0.register(A.init, lifetime: .shared)
      $0.decorate(A.self) { (_: A, _: Provider<C>) in A() }
      $0.register(B.init, arguments: A.self)
      $0.register(C.init)
    }
    let given = A()
    #expect(try container.resolve(B.self, given).a === given)
    // The child's C would be captive, and the A above has the other one.
    let child = try container.makeChild {
      $0.register({ (_: Logger) in C(a: A(), b: B(a: A())) })
      $0.register({ (_: Lazy<A>) in MaybeA(a: nil) }, lifetime: .shared)
    }
    _ = try child.resolve(MaybeA.self)
  }

  @Test func `A given value is not made, however large its graph is`() throws {
    var made = 0
    let container = try makeContainer { registrar in
      registrar.opens(SessionScope.self, arguments: A.self)
      registrar.register({ () -> A in A() }, named: "0")
      for index in 1...100 {
        registrar.register(
          { (next: A) in
            made += 1
            return next
          }, named: index == 100 ? nil : Name("\(index)")
        )
        .taking(A.self, named: Name("\(index - 1)"))
      }
      registrar.register(B.init, arguments: A.self)
    }
    let a = A()
    #expect(try container.resolve(B.self, a).a === a)
    #expect(try container.makeChild(SessionScope.self, a).resolve(B.self).a === a)
    #expect(made == 0)
    _ = try container.resolve(B.self)
    #expect(made == 100)
  }
}
