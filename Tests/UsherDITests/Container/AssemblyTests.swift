import Testing
import UsherDI
import UsherTesting

@MainActor struct AssemblyTests {
  private struct Base: Assembly {
    let diary: Diary
    func willAssemble() { diary.lines.append("will") }
    func assemble(into registrar: Registrar) {
      diary.lines.append("base")
      registrar.register(A.init, lifetime: .shared)
    }
    func didAssemble(_ container: Container) { diary.lines.append("did") }
  }
  private struct Left: Assembly {
    let diary: Diary
    var includes: [any Assembly] { [Base(diary: diary)] }
    func assemble(into registrar: Registrar) { registrar.register(B.init) }
  }
  private struct Right: Assembly {
    let diary: Diary
    var includes: [any Assembly] { [Base(diary: diary), Left(diary: diary)] }
    func assemble(into registrar: Registrar) { registrar.register(C.init) }
  }

  @Test func `Two containers of the same assemblies share nothing`() throws {
    let assembly = Registrations {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .shared)
      $0.register(B.init, lifetime: .weak)
      $0.register(Logger.init, lifetime: .scoped(to: SessionScope.self))
        .onEnd { _ in throw Broken() }
    }
    let (first, second) = (try Container(assembly), try Container(assembly))
    #expect(try first.resolve(A.self) !== second.resolve(A.self))
    let (one, other) = (try first.resolve(B.self), try second.resolve(B.self))
    #expect(one !== other)
    let scope = try second.makeChild(SessionScope.self)
    let logger = try scope.resolve(Logger.self)
    let sibling = try first.makeChild(SessionScope.self)
    #expect(try sibling.resolve(Logger.self) !== logger)
    first.end()
    #expect(try scope.resolve(Logger.self) === logger)
    #expect(try second.resolve(B.self) === other)
    #expect(sibling.isEnded && first.problems.count == 1 && second.problems.isEmpty)
  }

  @Test func `An assembly included by two others is assembled once`() throws {
    let diary = Diary()
    let container = try Container(Right(diary: diary), Left(diary: diary))
    #expect(diary.lines == ["will", "base", "did"])
    _ = try container.resolve(C.self)
  }

  @Test func `Eager services are made at the start, in dependency order`() throws {
    let diary = Diary()
    _ = try makeContainer {
      $0.register(C.init, lifetime: .shared).onCreate { _, _ in diary.lines.append("C") }.eager()
      $0.register(B.init, lifetime: .shared).onCreate { _, _ in diary.lines.append("B") }
      $0.register(A.init, lifetime: .shared).onCreate { _, _ in diary.lines.append("A") }.eager()
    }
    #expect(diary.lines == ["A", "B", "C"])
  }

  @Test func `An eager service that fails is an error at construction`() throws {
    let error = #expect(throws: ContainerError.self) {
      try makeContainer {
        $0.register(lifetime: .shared) { _ -> A in throw Broken() }.eager()
      }
    }
    #expect(error?.problems.map(\.reason) == [.failed])
  }

  @Test func `Eager services of a scope are made when it begins`() throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
        .onCreate { _, _ in diary.lines.append("A") }.eager()
    }
    #expect(diary.lines.isEmpty)
    _ = try container.makeChild(SessionScope.self)
    #expect(diary.lines == ["A"])
  }

  @Test func `A start that adds registrations makes the eager ones of its scope as well`() throws {
    let diary = Diary()
    let container = try Container(
      HouseAssembly(),
      Registrations {
        $0.register(A.init, lifetime: .scoped(to: CheckoutCoordinator.self)).eager()
          .onCreate { _, _ in diary.lines.append("A") }
      })
    let director = try SceneDirector(HomeCoordinator.self, in: container, host: HeadlessHost())
    try director.start()
    director.root.start(CheckoutCoordinator.self, Show(title: "Lear")) {
      $0.register(B.init, lifetime: .shared).eager().onCreate { _, _ in diary.lines.append("B") }
    }
    #expect(diary.lines == ["A", "B"])
  }

  @Test func `An eager service of an open scope is made at once`() throws {
    let diary = Diary()
    let container = try makeContainer { $0.opens(SessionScope.self) }
    let session = try container.makeChild(SessionScope.self)
    let child = try session.makeChild {
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self)).eager()
        .onCreate { _, _ in diary.lines.append("A") }
    }
    #expect(diary.lines == ["A"])
    _ = try child.makeChild(SessionScope.self)
    #expect(diary.lines == ["A", "A"])
  }

  private struct Stage: Assembly, Hashable {
    let name: String
    func assemble(into registrar: Registrar) { registrar.register(value: name, named: Name(name)) }
  }
  private struct Plain: Assembly {
    let number: Int
    var tags: [String] = []
    func assemble(into registrar: Registrar) { registrar.register(value: number) }
  }
  private struct Empty: Assembly {
    func assemble(into registrar: Registrar) { registrar.register(A.init) }
  }
  private struct Doing: Assembly {
    let run: () -> Void
    func assemble(into registrar: Registrar) { registrar.register(A.init) }
  }

  @Test func `Hashable assemblies are distinguished by value`() throws {
    let container = try Container(Stage(name: "one"), Stage(name: "two"), Stage(name: "one"))
    #expect(try container.resolve(String.self, named: "one") == "one")
    #expect(try container.resolve(String.self, named: "two") == "two")
  }

  @Test func `Two assemblies of one type that differ are an error that names both`() throws {
    let error = #expect(throws: ContainerError.self) {
      try Container(Plain(number: 1), Plain(number: 2))
    }
    #expect(
      error?.description == """
        The container has a problem.

        Two assemblies are not known to be equal, and nothing tells them apart: \
        Plain(number: 1, tags: []) and Plain(number: 2, tags: []).
          • Make Plain Hashable, so that each value is assembled, or give it an id.
          • Or include the same one everywhere.
        """)
    #expect(throws: ContainerError.self) {
      try Container(Plain(number: 1, tags: ["a"]), Plain(number: 1, tags: ["b"]))
    }
    #expect(throws: ContainerError.self) { try Container(Doing {}, Doing {}) }
    #expect(throws: ContainerError.self) {
      try ContainerGraph(Plain(number: 1), Plain(number: 2))
    }
  }

  @Test func `Equal assemblies of one type are assembled once`() throws {
    _ = try Container(Plain(number: 1), Plain(number: 1), Empty(), Empty()).resolve(A.self)
  }

  private final class Theme {
    weak var parent: Theme?
    var children: [Theme]
    init(_ children: [Theme] = []) {
      self.children = children
      for child in children { child.parent = self }
    }
  }
  private struct Themed: Assembly {
    let theme: Theme
    var fallback: Theme?
    func assemble(into registrar: Registrar) { registrar.register(A.init) }
  }
  private enum Backend {
    case live
    case staging
    case fake(Theme)
  }
  private struct Network: Assembly {
    let backend: Backend
    func assemble(into registrar: Registrar) { registrar.register(A.init) }
  }
  private class Parent: Assembly {
    let number: Int
    init(_ number: Int) { self.number = number }
    func assemble(into registrar: Registrar) { registrar.register(value: number) }
  }
  private final class Heir: Parent {}

  @Test func `Assemblies with an object are the same if the object is`()
    throws
  {
    let theme = Theme([Theme(), Theme()])
    _ = try Container(Themed(theme: theme), Themed(theme: theme)).resolve(A.self)
    let full = Themed(theme: theme, fallback: theme)
    _ = try Container(full, full).resolve(A.self)
    let (one, other) = (Themed(theme: theme), Themed(theme: Theme([Theme(), Theme()])))
    #expect(throws: ContainerError.self) { try Container(one, other) }
    #expect(throws: ContainerError.self) { try Container(one, full) }
  }

  @Test func `No assembly is dropped because it cannot be compared`() throws {
    let backends: [Backend] = [.live, .staging, .fake(Theme())]
    for backend in backends {
      #expect(throws: ContainerError.self) {
        try Container(Network(backend: .live), Network(backend: backend))
      }
    }
    #expect(throws: ContainerError.self) { try Container(Heir(1), Heir(2)) }
    #expect(try Container(Heir(3), Heir(3)).resolve(Int.self) == 3)
  }
}
