import Testing
import UsherDI

/// Scopes that tags name.
@MainActor struct TagTests {
  @Test func `A tag that nobody declares is an error with near misses`() throws {
    enum SesionScope: ScopeTag {}
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.opens(OtherScope.self)
    }
    let error = #expect(throws: ResolutionError.self) {
      try container.makeChild(SesionScope.self)
    }
    #expect(error?.reason == .unknownScope)
    #expect(
      error?.description.withoutPlaces == """
        SesionScope is a scope that is not declared.
          at App.swift:1
          • SessionScope is declared: did you mean that?
          • Declare it in an assembly: registrar.opens(SesionScope.self).
        """)
    #expect(throws: ResolutionError.self) {
      try container.makeChild(SesionScope.self) { $0.register(A.init) }
    }
  }

  @Test func `A closure over a registrar is no value of a scope, however short it is`() throws {
    let container = try makeContainer { $0.opens(SessionScope.self, arguments: Int.self) }
    let child = try container.makeChild(SessionScope.self, 7) { (registrar: Registrar) in
      registrar.register(A.init, lifetime: .shared)
    }
    #expect(try child.resolve(A.self) === child.resolve(A.self))
    #expect(try child.resolve(Int.self) == 7)
    let other = try makeContainer { $0.opens(OtherScope.self) }
    let short = try other.makeChild(OtherScope.self) { (registrar: Registrar) in
      registrar.register(A.init)
    }
    _ = try short.resolve(A.self)
    let long = try other.makeChild(OtherScope.self) { registrar in
      registrar.register(value: 1)
      registrar.register(A.init)
    }
    _ = try long.resolve(A.self)
  }

  @Test func `A child opens the scope of a tag, is given values and registers more`() throws {
    let container = try makeContainer {
      $0.opens(SessionScope.self, arguments: Show.self)
      $0.register(Logger.init, lifetime: .scoped(to: SessionScope.self))
      $0.register(Detail.init)
      $0.register(MaybeA.init)
    }
    let child = try container.makeChild(SessionScope.self, Show(title: "Lear")) {
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
    }
    #expect(try child.resolve(Detail.self).show.title == "Lear")
    #expect(try child.resolve(MaybeA.self).a === child.resolve(A.self))
    #expect(throws: ContainerError.self) {
      try container.makeChild(SessionScope.self, Show(title: "Lear")) { $0.register(B.init) }
    }
    let error = #expect(throws: ResolutionError.self) {
      try container.makeChild(SessionScope.self, 7) { $0.register(A.init) }
    }
    #expect(error?.reason == .extraArgument)
  }
}
