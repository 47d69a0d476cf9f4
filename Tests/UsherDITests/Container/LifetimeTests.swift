import Testing
import UsherDI

@MainActor struct LifetimeTests {
  @Test func `A transient is new each time`() throws {
    let container = try makeContainer { $0.register(Logger.init) }
    #expect(try container.resolve(Logger.self) !== container.resolve(Logger.self))
  }

  @Test func `A shared one is the same, for its container and all children`() throws {
    let container = try makeContainer { $0.register(Logger.init, lifetime: .shared) }
    let child = try container.makeChild().makeChild()
    #expect(try child.resolve(Logger.self) === container.resolve(Logger.self))
  }

  @Test func `A protocol is a service`() throws {
    let container = try makeContainer {
      $0.register(LiveCatalogue.init, as: (any Catalogue).self, lifetime: .shared)
      $0.register(Cart.init)
      $0.register(Logger.init, lifetime: .shared)
    }
    #expect(try container.resolve((any Catalogue).self).shows == ["Hamlet"])
    #expect(try container.resolve(Cart.self).logger === container.resolve(Logger.self))
  }

  @Test func `An argument reaches the initialiser by type`() throws {
    let container = try makeContainer {
      $0.register(Logger.init)
      $0.register(Detail.init, arguments: Show.self)
    }
    #expect(try container.resolve(Detail.self, Show(title: "Lear")).show.title == "Lear")
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Detail.self) }
    #expect(error?.reason == .missingArgument)
  }
}
