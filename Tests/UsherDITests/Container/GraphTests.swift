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

  @Test func `The graph is a value, read off assemblies alone`() throws {
    let graph = try ContainerGraph(House())
    #expect(graph.services.map(\.name) == ["A", "Rules", "Logger"])
    #expect(graph.services.map(\.lifetime) == [.shared, .transient, .shared])
    #expect(graph.services.map(\.origin) == [.initialiser, .initialiser, .value])
    #expect(graph.dependencies.map(\.kind) == [.direct, .lazy])
    #expect(graph == (try Container(House()).graph))
  }

  @Test func `The graph prints as indented text`() throws {
    let text = try ContainerGraph(House()).description.replacing(/UsherDITests\/\w+.swift:\d+/) {
      _ in "App.swift:1"
    }
    #expect(
      text == """
        A  shared  App.swift:1
        Rules  transient  App.swift:1
          → A
          → lazy Logger
        Logger  shared, value  App.swift:1
        """)
  }

  @Test func `The graph prints for Mermaid and Graphviz`() throws {
    let graph = try ContainerGraph(House())
    #expect(
      graph.mermaid == """
        flowchart LR
          s0["A<br/>shared"]
          s1["Rules<br/>transient"]
          s2["Logger<br/>shared"]
          s1 --> s0
          s1 -.->|lazy| s2
        """)
    #expect(
      graph.dot == """
        digraph container {
          rankdir=LR;
          s0 [label="A\\nshared"];
          s1 [label="Rules\\ntransient"];
          s2 [label="Logger\\nshared"];
          s1 -> s0;
          s1 -> s2 [style=dashed, label="lazy"];
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
