import Testing
import UsherDI

@MainActor struct OverrideTests {
  @MainActor protocol Page: AnyObject {}
  private final class ShowPage: Page {
    init(show: Show) {}
  }
  private final class FakePage: Page {}

  @Test func `An override keeps the lifetime and the eagerness of what it replaces`() throws {
    let diary = Diary()
    let container = try Container(
      Registrations {
        $0.register(LiveCatalog.init, as: (any Catalog).self, lifetime: .shared).eager()
          .onCreate { _, _ in diary.lines.append("callback of what was replaced") }
      }
    ) {
      $0.register(as: (any Catalog).self) { _ in
        diary.lines.append("fake")
        return FakeCatalog()
      }
    }
    #expect(diary.lines == ["fake"])
    #expect(
      try container.resolve((any Catalog).self) === container.resolve((any Catalog).self))
  }

  @Test func `A value that replaces a scoped service belongs to the scope`() throws {
    let scoped = Registrations {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
    }
    let own = A()
    let container = try Container(scoped) { $0.register(value: own) }
    #expect(throws: ResolutionError.self) { try container.resolve(A.self) }
    let session = try container.makeChild(SessionScope.self)
    #expect(try session.resolve(A.self) === own)
    #expect(try session.makeChild().resolve(A.self) === own)
    session.end()
    #expect(throws: ResolutionError.self) { try session.resolve(A.self) }
    let captive = #expect(throws: ContainerError.self) {
      try Container(scoped, Registrations(id: "b") { $0.register(B.init, lifetime: .shared) }) {
        $0.register(value: own)
      }
    }
    #expect(captive?.problems.map(\.reason) == [.captive])
  }

  @Test func `An override that says its lifetime has that one, and is not eager`() throws {
    let container = try Container(
      Registrations { $0.register(A.init, lifetime: .shared).eager() }
    ) { $0.register(A.init, lifetime: .transient) }
    #expect(try container.resolve(A.self) !== container.resolve(A.self))
  }

  @Test func `An override takes no argument that callers give, unless it wants to`() throws {
    let pages = Registrations {
      $0.register(ShowPage.init, as: (any Page).self, arguments: Show.self)
    }
    let fakes = try Container(pages) { $0.register(FakePage.init, as: (any Page).self) }
    #expect(try fakes.resolve((any Page).self, Show(title: "Lear")) is FakePage)
    let values = try Container(pages) { $0.register(value: FakePage(), as: (any Page).self) }
    #expect(try values.resolve((any Page).self, Show(title: "Lear")) is FakePage)
    #expect(throws: ResolutionError.self) { try values.resolve((any Page).self, 7) }
  }

  @Test func `An override in a child keeps the lifetime of what it replaces above`() throws {
    let container = try makeContainer { $0.register(A.init, lifetime: .shared) }
    let child = try container.makeChild { $0.overriding.register({ A() }) }
    #expect(try child.resolve(A.self) === child.resolve(A.self))
    #expect(try child.resolve(A.self) !== container.resolve(A.self))
    #expect(throws: ContainerError.self) {
      try container.makeChild { $0.overriding.register(Logger.init) }
    }
  }

  @Test func `Other services of an instance follow its override`() throws {
    let container = try Container(
      Registrations {
        $0.register(ShowPage.init, as: (any Page).self, arguments: Show.self)
          .alsoAs(AnyObject.self) { $0 }
      }
    ) { $0.register(FakePage.init, as: (any Page).self, lifetime: .shared) }
    #expect(try container.resolve(AnyObject.self) === container.resolve((any Page).self))
  }

  @Test func `The last override counts`() throws {
    let container = try Container(
      Registrations {
        $0.register(LiveCatalog.init, as: (any Catalog).self)
        $0.overriding.register(LiveCatalog.init, as: (any Catalog).self)
      }
    ) { $0.register(FakeCatalog.init, as: (any Catalog).self) }
    #expect(try container.resolve((any Catalog).self).shows == ["Fake"])
  }

  @Test func `An assembly registers what its conditions say`() throws {
    struct Season: Assembly {
      let isOpen: Bool
      func assemble(into registrar: Registrar) {
        if isOpen {
          registrar.register(LiveCatalog.init, as: (any Catalog).self)
        } else {
          registrar.register(FakeCatalog.init, as: (any Catalog).self)
        }
      }
    }
    #expect(
      try Container(Season(isOpen: true)).resolve((any Catalog).self).shows == ["Hamlet"])
    #expect(
      try Container(Season(isOpen: false)).resolve((any Catalog).self).shows == ["Fake"])
  }

  @Test func `A registration after the container has been made is a problem`() throws {
    var kept: Registrar?
    var registration: Registration<A>?
    let container = try makeContainer {
      kept = $0
      registration = $0.register(A.init, lifetime: .shared)
    }
    kept?.register(B.init)
    registration?.onEnd { _ in }
    kept?.decorate(A.self) { (inner: A) in inner }
    kept?.opens(SessionScope.self)
    #expect(container.problems.map(\.reason) == [.late, .late, .late, .late])
    #expect(container.problems.map(\.service) == ["B", "A", "A", "SessionScope"])
    #expect(throws: ResolutionError.self) { try container.resolve(B.self) }
    _ = try container.resolve(A.self)
  }

  @Test func `A retained registrar or registration of a child reports late registrations`() throws {
    let container = try makeContainer { $0.register(A.init) }
    var kept: Registrar?
    let one = try container.makeChild {
      kept = $0
      $0.register(Logger.init)
    }
    kept?.register(Logger.init)
    #expect(one.problems.map(\.service) == ["Logger"])
    var registration: Registration<Logger>?
    let other = try container.makeChild { registration = $0.register(Logger.init) }
    registration?.onCreate { _, _ in }
    #expect(other.problems.map(\.reason) == [.late])
    #expect(container.problems.map(\.reason) == [.late, .late])
  }

  @Test func `An override of an alias keeps the lifetime of the alias's target`() throws {
    let lifetimes: [Lifetime] = [.shared, .graph, .scoped(to: SessionScope.self)]
    for lifetime in lifetimes {
      struct Parts: Assembly {
        let lifetime: Lifetime
        func assemble(into registrar: Registrar) {
          registrar.opens(SessionScope.self)
          registrar.register(Logger.init, lifetime: lifetime).alsoAs(Any.self) { $0 }
        }
      }
      let container = try Container(Parts(lifetime: lifetime)) {
        $0.register({ A() }, as: Any.self)
      }
      let service = container.graph.services.first { $0.name == "Any" }
      #expect(service?.lifetime == lifetime)
    }
  }
}
