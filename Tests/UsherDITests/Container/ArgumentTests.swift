import Testing
import UsherDI

@MainActor struct ArgumentTests {
  private final class Poster {
    let title: String
    let copies: Int
    let catalog: any Catalog
    init(title: String, copies: Int, catalog: any Catalog) {
      (self.title, self.copies, self.catalog) = (title, copies, catalog)
    }
  }

  private final class Wall {
    let detail: Detail
    init(detail: Detail) { self.detail = detail }
  }

  private func container() throws -> Container {
    try makeContainer {
      $0.register(Logger.init)
      $0.register(Detail.init, arguments: Show.self)
      $0.register(
        Poster.init, arguments: Int.self, (any Catalog).self, String.self)
      $0.register(Wall.init, arguments: Show.self)
    }
  }

  @Test func `Names distinguish registrations of one type`() throws {
    let (red, blue) = (A(), A())
    let container = try makeContainer {
      $0.register(value: red, named: "red")
      $0.register(value: blue, named: "blue")
      $0.register(B.init).taking(A.self, named: "blue")
    }
    #expect(try container.resolve(A.self, named: "red") === red)
    #expect(try container.resolve(B.self).a === blue)
    #expect(throws: ResolutionError.self) { try container.resolve(A.self) }
  }

  @Test func `Arguments reach the initializer by type, in any order, existential ones too`()
    throws
  {
    let catalog: any Catalog = FakeCatalog()
    let poster = try container().resolve(Poster.self, "Lear", catalog, 3)
    #expect(poster.title == "Lear" && poster.copies == 3)
    #expect(poster.catalog === catalog)
  }

  @Test func `A value of a subtype is an argument of its declared type`() throws {
    let poster = try container().resolve(Poster.self, "Lear", 3, FakeCatalog())
    #expect(poster.catalog.shows == ["Fake"])
  }

  @Test func `Arguments serve all that is made in one call, and only that call`() throws {
    let container = try container()
    #expect(try container.resolve(Wall.self, Show(title: "Lear")).detail.show.title == "Lear")
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Detail.self) }
    #expect(error?.reason == .missingArgument)
    #expect(error?.service == "Show")
  }

  @Test func `An extra argument is an error that names it`() throws {
    let container = try container()
    let error = #expect(throws: ResolutionError.self) {
      try container.resolve(Detail.self, Show(title: "Lear"), 7)
    }
    #expect(error?.reason == .extraArgument)
    #expect(error?.description.contains("does not take: Int") == true)
  }

  @Test func `A wrongly typed argument is an error that names it`() throws {
    let container = try container()
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Detail.self, "Lear") }
    #expect(error?.reason == .extraArgument)
    #expect(error?.description.contains("It takes Show") == true)
  }

  @Test func `An argument takes precedence over a registration of its type`() throws {
    let container = try makeContainer {
      $0.register(Logger.init)
      $0.register(value: Show(title: "registered"))
      $0.register(Detail.init, arguments: Show.self)
    }
    #expect(try container.resolve(Detail.self).show.title == "registered")
    #expect(try container.resolve(Detail.self, Show(title: "given")).show.title == "given")
    #expect(try container.resolve(Show.self).title == "registered")
  }

  @Test func `Values of a scope are available to everything made in it`() throws {
    let container = try makeContainer {
      $0.opens(SessionScope.self, arguments: Show.self)
      $0.register(Logger.init)
      $0.register(Detail.init)
    }
    let child = try container.makeChild(SessionScope.self, Show(title: "Lear")).makeChild()
    #expect(try child.resolve(Detail.self).show.title == "Lear")
    #expect(try child.resolve(Show?.self)?.title == "Lear")
    #expect(try container.resolve(Show?.self) == nil)
    #expect(throws: ResolutionError.self) { try container.resolve(Detail.self) }
  }

  @Test func `Closures take arguments too`() throws {
    let container = try makeContainer {
      $0.register(Logger.init)
      $0.register(arguments: Show.self) { resolver, show in
        Detail(show: show, logger: try resolver.resolve())
      }
    }
    #expect(try container.resolve(Detail.self, Show(title: "Lear")).show.title == "Lear")
  }
}
