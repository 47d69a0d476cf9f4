import Testing
import UsherDI

@MainActor struct GraphTests {
  private struct House: Assembly {
    func assemble(into registrar: Registrar) {
      registrar.register(A.init, lifetime: .shared)
      registrar.register({ (_: A, _: Lazy<Logger>, _: B?) in Rules(all: []) })
      registrar.register(value: Logger())
    }
  }
  /// A registration of every kind.
  private struct Estate: Assembly {
    func assemble(into registrar: Registrar) {
      registrar.opens(SessionScope.self)
      registrar.register(Logger.init, lifetime: .shared)
      registrar.register(HomeCoordinator.init)
      registrar.register({ (_: Provider<A>, _: HomeCoordinator, _: [any Rule]) in MaybeA(a: nil) })
      registrar.register(A.init, lifetime: .scoped(to: SessionScope.self))
      registrar.register(Cart.init, lifetime: .scoped(to: HomeCoordinator.self))
      registrar.contribute(FirstRule.init, to: (any Rule).self)
      registrar.contribute(value: SecondRule(), to: (any Rule).self)
      registrar.register(named: "quoted \"<T>\"") { _ in Rules(all: []) }
      registrar.register(Detail.init, arguments: Show.self).alsoAs(AnyObject.self) { $0 }
      registrar.registerAsync { (_: Logger?) in B(a: A()) }
    }
  }

  private func text(_ graph: ContainerGraph) -> String {
    graph.description.replacing(/UsherDITests\/\w+.swift:\d+/) { _ in "App.swift:1" }
  }

  @Test func `The graph is a value, read off assemblies alone`() throws {
    let graph = try ContainerGraph(House())
    #expect(graph.services.map(\.name) == ["A", "Rules", "Logger"])
    #expect(graph.services.map(\.lifetime) == [.shared, .transient, .shared])
    #expect(graph.services.map(\.origin) == [.initializer, .initializer, .value])
    #expect(graph.services.map(\.callSite.fileID) == Array(repeating: #fileID, count: 3))
    #expect(graph.dependencies.map(\.kind) == [.direct, .lazy])
    #expect(graph == (try Container(House()).graph))
  }

  @Test func `An alias has the lifetime and the scope of its instance`() throws {
    let graph = try ContainerGraph(
      Registrations {
        $0.opens(SessionScope.self)
        $0.register(A.init, lifetime: .shared).alsoAs(AnyObject.self) { $0 }
        $0.register(FirstRule.init, lifetime: .scoped(to: SessionScope.self))
          .alsoAs((any Rule).self) { $0 }
      })
    #expect(graph.services.first { $0.name == "AnyObject" }?.lifetime == .shared)
    #expect(graph.services.first { $0.name == "any Rule" }?.scope == "SessionScope")
  }

  @Test func `A module whose fallback others replace can be checked alone`() throws {
    struct Fallback: Assembly {
      func assemble(into registrar: Registrar) {
        registrar.fallback.register(FirstRule.init, as: (any Rule).self)
      }
    }
    try Container.check(Fallback(), given: (any Rule).self)
  }

  @Test func `Reading the graph of assemblies makes nothing`() throws {
    var made = false
    _ = try ContainerGraph(
      Registrations {
        $0.register(lifetime: .shared) { _ in
          made = true
          return A()
        }.eager()
      })
    #expect(!made)
    #expect(throws: ContainerError.self) {
      try ContainerGraph(Registrations { $0.register(B.init) })
    }
  }

  @Test func `The graph prints as indented text, scopes together`() throws {
    #expect(
      text(try ContainerGraph(House())) == """
        A  shared  App.swift:1
        Rules  transient  App.swift:1
          → A
          → lazy Logger
        Logger  shared, value  App.swift:1
        """)
    let estate = text(try ContainerGraph(Estate()))
    #expect(
      estate == """
        Logger  shared  App.swift:1
        MaybeA  transient  App.swift:1
          → provider A
          → HomeCoordinator
          → all any Rule
          → all any Rule
        any Rule  transient  App.swift:1
        any Rule  shared, value  App.swift:1
        Rules named "quoted \\"<T>\\""  transient, closure  App.swift:1
        Detail  transient  App.swift:1
          → Show
          → Logger
        AnyObject  transient, alias  App.swift:1
          → Detail
        B  shared, asynchronous  App.swift:1
          → optional Logger
        Show  transient, argument  App.swift:1
        scope of HomeCoordinator
          HomeCoordinator  scoped to HomeCoordinator, coordinator  App.swift:1
            → Logger
          Cart  scoped to HomeCoordinator  App.swift:1
            → Logger
        scope of SessionScope
          A  scoped to SessionScope  App.swift:1
        """)
  }

  @Test func `The graph prints for Mermaid, scopes as subgraphs`() throws {
    #expect(
      try ContainerGraph(House()).mermaid == """
        flowchart LR
          s0["A<br/>shared"]
          s1["Rules<br/>transient"]
          s2["Logger<br/>shared"]
          s1 --> s0
          s1 -.->|"lazy"| s2
        """)
    let small = Registrations {
      $0.opens(SessionScope.self)
      $0.register(named: "quoted \"<T>\"") { _ in Rules(all: []) }
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
      $0.register(B.init)
    }
    #expect(
      try ContainerGraph(small).mermaid == """
        flowchart LR
          s0["Rules named #quot;quoted \\#quot;#lt;T#gt;\\#quot;#quot;<br/>transient"]
          s2["B<br/>transient"]
          subgraph f1 ["scope of SessionScope"]
            s1["A<br/>scoped to SessionScope"]
          end
          s2 --> s1
        """)
    #expect(
      try ContainerGraph(small).dot == #"""
        digraph {
          rankdir=LR
          node [fontname="Helvetica" shape=box]
          edge [fontname="Helvetica" fontsize=10]
          s0 [label="Rules named \"quoted \\\"<T>\\\"\"\ntransient"]
          s2 [label="B\ntransient"]
          subgraph cluster_1 {
            label="scope of SessionScope"
            s1 [label="A\nscoped to SessionScope"]
          }
          s2 -> s1 [style=solid]
        }
        """#)
  }

  @Test func `The graph prints for Graphviz, kinds of dependencies in dashes`() throws {
    #expect(
      try ContainerGraph(House()).dot == """
        digraph {
          rankdir=LR
          node [fontname="Helvetica" shape=box]
          edge [fontname="Helvetica" fontsize=10]
          s0 [label="A\\nshared"]
          s1 [label="Rules\\ntransient"]
          s2 [label="Logger\\nshared"]
          s1 -> s0 [style=solid]
          s1 -> s2 [label="lazy" style=dashed]
        }
        """)
  }

  @Test func `A child's graph holds what it added`() throws {
    let container = try Container(House())
    let child = try container.makeChild { $0.register(B.init) }
    #expect(child.graph.services.map(\.name) == ["A", "Rules", "Logger", "B"])
    #expect(child.graph.dependencies.map(\.kind) == [.direct, .lazy, .optional, .direct])
  }
}
