import Testing
import UsherDI

/// Children that are made of assemblies.
extension ChildTests {
  private struct Basics: Assembly {
    let diary: Diary
    func willAssemble() { diary.lines.append("basics") }
    func assemble(into registrar: Registrar) { registrar.register(A.init, lifetime: .shared) }
  }
  private struct Session: Assembly {
    let diary: Diary
    var includes: [any Assembly] { [Basics(diary: diary), Details(diary: diary)] }
    func assemble(into registrar: Registrar) {
      registrar.register(B.init, lifetime: .scoped(to: SessionScope.self))
    }
    func didAssemble(_ container: Container) { diary.container = container }
  }
  private struct Details: Assembly {
    let diary: Diary
    func willAssemble() { diary.lines.append("details") }
    func assemble(into registrar: Registrar) { registrar.register(C.init) }
  }

  @Test func `A child is made of assemblies and all that they include, each once`() throws {
    let diary = Diary()
    let container = try Container(
      Basics(diary: diary), Registrations { $0.opens(SessionScope.self) })
    let child = try container.makeChild(SessionScope.self, Session(diary: diary))
    #expect(diary.lines == ["basics", "details"])
    #expect(diary.container === child)
    #expect(try child.resolve(C.self).b === child.resolve(B.self))
    #expect(try child.resolve(A.self) === container.resolve(A.self))
    #expect(throws: ResolutionError.self) { try container.resolve(C.self) }
    let below = try child.makeChild(Details(diary: diary), Registrations(id: "more") { _ in })
    #expect(diary.lines == ["basics", "details"])
    #expect(try below.resolve(B.self) === child.resolve(B.self))
    diary.container = nil
  }

  @Test func `An assembly of a child may declare its tag, and give the values of the tag`() throws {
    let container = try makeContainer { $0.opens(OtherScope.self, arguments: Show.self) }
    let child = try container.makeChild(
      SessionScope.self,
      Registrations(id: "session") {
        $0.opens(SessionScope.self)
        $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
      })
    #expect(try child.resolve(A.self) === child.makeChild().resolve(A.self))
    let show = Show(title: "Lear")
    let other = try container.makeChild(
      OtherScope.self, Registrations(id: "other") { $0.register(value: show) })
    #expect(try other.resolve(Show.self) == show)
    #expect(throws: ResolutionError.self) {
      try container.makeChild(OtherScope.self, Registrations(id: "nothing") { _ in })
    }
    let added = try container.makeChild(SessionScope.self, 7) {
      $0.opens(SessionScope.self, arguments: Int.self)
    }
    #expect(try added.resolve(Int.self) == 7)
    #expect(throws: ResolutionError.self) {
      try container.makeChild(SessionScope.self) {
        $0.opens(SessionScope.self, arguments: Int.self)
      }
    }
  }

  @Test func `The assemblies of a child are checked, and need its scope to be declared`() throws {
    let container = try makeContainer { $0.register(A.init) }
    let error = #expect(throws: ContainerError.self) {
      try container.makeChild(Registrations(id: "child") { $0.register(Cart.init) })
    }
    #expect(error?.problems.map(\.reason) == [.missing])
    let undeclared = #expect(throws: ResolutionError.self) {
      try container.makeChild(SessionScope.self, Registrations(id: "child") { _ in })
    }
    #expect(undeclared?.reason == .unknownScope)
    #expect(undeclared?.callSite?.fileID == #fileID)
    let clash = #expect(throws: ContainerError.self) {
      try Container(Basics(diary: Diary())).makeChild(Basics(diary: Diary()))
    }
    #expect(clash?.problems.map(\.reason) == [.ambiguousAssembly])
  }
}
