import Testing
import UsherDI

/// Containers with a long life and unusual requests.
@MainActor struct GrowthTests {
  @Test func `A name may hold any character`() throws {
    let names: [Name] = [
      "", "a \"b\"", "two\nlines", "<b>&quot;#</b>", "back\\slash", "\u{0}", "🎭 é", "-->|x|",
    ]
    let container = try makeContainer { registrar in
      for name in names { registrar.register(value: A(), named: name) }
    }
    #expect(
      Set(try names.map { ObjectIdentifier(try container.resolve(A.self, named: $0)) }).count
        == names.count)
    let graph = container.graph
    #expect(graph.description.split(separator: "\n").count == names.count)
    #expect(graph.mermaid.split(separator: "\n").count == names.count + 1)
    #expect(graph.dot.split(separator: "\n").count == names.count + 5)
    #expect(graph.mermaid.contains(#"named #quot;#lt;b#gt;#amp;quot;#35;#lt;/b#gt;#quot;"#))
    #expect(graph.dot.contains(#"A named \"two\\nlines\""#))
    let error = #expect(throws: ResolutionError.self) {
      try container.resolve(B.self, named: "two\nlines")
    }
    #expect(error?.service == #"B named "two\nlines""#)
  }

  @Test func `Assemblies that include one another are assembled once each`() throws {
    struct Ping: Assembly {
      var includes: [any Assembly] { [Pong()] }
      func assemble(into registrar: Registrar) { registrar.register(A.init) }
    }
    struct Pong: Assembly {
      var includes: [any Assembly] { [Ping(), Pong()] }
      func assemble(into registrar: Registrar) { registrar.register(B.init) }
    }
    _ = try Container(Ping(), Pong(), Ping()).resolve(B.self)
  }

  @Test func `A decorator that needs what it wraps is a cycle`() throws {
    let error = #expect(throws: ContainerError.self) {
      try makeContainer {
        $0.register(A.init, lifetime: .shared)
        $0.register(B.init)
        $0.decorate(A.self) { (inner: A, _: B) in inner }
      }
    }
    #expect(error?.problems.map(\.reason) == [.cycle])
  }

  @Test func `A weak instance lives through a call that needs it twice`() throws {
    let container = try makeContainer {
      $0.register(A.init, lifetime: .weak)
      $0.register(B.init)
      $0.register(C.init)
    }
    var made: C? = try container.resolve(C.self)
    #expect(made?.a === made?.b.a)
    weak let gone = made?.a
    made = nil
    #expect(gone == nil)
  }

  @Test func `Children that factories, callbacks and decorators make are ended like any other`()
    throws
  {
    let diary = Diary()
    func use(_ name: String) throws {
      let child = try #require(try diary.container?.makeChild(SessionScope.self))
      _ = try child.resolve(Logger.self)
      diary.lines.append(name)
    }
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(Logger.init, lifetime: .scoped(to: SessionScope.self))
        .onEnd { _ in diary.lines.append("ended") }
      $0.register(lifetime: .shared) { _ in
        try use("factory")
        return A()
      }
      .onCreate { _, _ in try use("callback") }
      .onEnd { _ in diary.lines.append("A") }
      $0.decorate(A.self) { (inner: A) in
        try use("decorator")
        return inner
      }
    }
    diary.container = container
    _ = try container.resolve(A.self)
    container.end()
    #expect(diary.lines == ["factory", "decorator", "callback", "A"])
    diary.container = nil
  }
}
