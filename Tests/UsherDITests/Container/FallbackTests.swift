import Testing
import UsherDI

/// Fallbacks, which apply only if there is no other registration.
@MainActor struct FallbackTests {
  @Test func `A fallback of a child yields to what its parent registers`() throws {
    let container = try makeContainer {
      $0.register(LiveCatalog.init, as: (any Catalog).self)
      $0.fallback.register(value: 1)
    }
    let child = try container.makeChild {
      $0.fallback.register(FakeCatalog.init, as: (any Catalog).self)
      $0.fallback.register(value: 2)
      $0.fallback.register(A.init)
    }
    #expect(try child.resolve((any Catalog).self) is LiveCatalog)
    #expect(try child.resolve(Int.self) == 1)
    _ = try child.resolve(A.self)
    #expect(throws: ResolutionError.self) { try container.resolve(A.self) }
  }

  @Test func `A fallback of a child supplies an argument that nobody registers`() throws {
    let container = try makeContainer {
      $0.register(Logger.init)
      $0.register(Detail.init, arguments: Show.self)
    }
    let child = try container.makeChild { $0.fallback.register(value: Show(title: "Lear")) }
    #expect(try child.resolve(Detail.self).show.title == "Lear")
    #expect(try child.resolve(Detail.self, Show(title: "Hamlet")).show.title == "Hamlet")
  }

  @Test func `A fallback of a child is used by what the child adds and not by what is above`()
    throws
  {
    let container = try makeContainer {
      $0.register(MaybeA.init)
      $0.register({ (maybe: MaybeA) in Chapter(maybe) }, lifetime: .shared)
    }
    let child = try container.makeChild { $0.fallback.register(A.init) }
    #expect(try child.resolve(MaybeA.self).a != nil)
    #expect(try child.resolve(Chapter.self).maybe.a == nil)
  }
}

private final class Chapter {
  let maybe: MaybeA
  init(_ maybe: MaybeA) { self.maybe = maybe }
}
