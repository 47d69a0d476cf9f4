import Testing
import UsherDI

/// The graph by assembly, and its unused services.
@MainActor struct GraphPartTests {
  private struct Tools: Assembly {
    func assemble(into registrar: Registrar) {
      registrar.register(Logger.init, lifetime: .shared)
      registrar.register({ B(a: A()) })
    }
  }
  private struct Home: Assembly {
    var includes: [any Assembly] { [Tools()] }

    func assemble(into registrar: Registrar) {
      registrar.register(HomeCoordinator.init)
      registrar.register(Cart.init, lifetime: .scoped(to: HomeCoordinator.self))
      registrar.register({ Rules(all: []) }, lifetime: .shared).eager()
      registrar.contribute(FirstRule.init, to: (any Rule).self)
    }
  }

  @Test func `A service knows the assembly that registers it`() throws {
    let graph = try Container(Home()) { $0.register(value: Logger()) }.graph
    let pairs = graph.services.map { "\($0.name) \($0.assembly ?? "-")" }
    #expect(
      pairs == [
        "B Tools", "HomeCoordinator Home", "Cart Home", "Rules Home", "any Rule Home", "Logger -",
      ])
  }

  @Test func `Unused services are listed, except for coordinators and eager ones`() throws {
    let graph = try ContainerGraph(Home())
    #expect(graph.unused.map(\.name) == ["B", "Cart", "any Rule"])
    let child = try Container(Home()).makeChild { $0.register { (_: B) in A() } }
    #expect(child.graph.unused.map(\.name) == ["Cart", "any Rule", "A"])
  }

  @Test func `A key's screen or flow, and its scope, are never unused`() throws {
    let graph = try ContainerGraph(
      Registrations {
        $0.register({ (_: Logger) in KeyedScreen() }, for: KeyedPlace.self)
        $0.register({ KeyedCoordinator() }, for: KeyedFlow.self)
        $0.register({ KeyedScreen() })
        $0.register(Logger.init)
      })
    #expect(graph.unused.isEmpty)
    let asked = ["KeyedPlace", "KeyedFlow", "KeyedScreen", "Logger", "KeyedCoordinator"]
    #expect(Array(graph.services.map(\.name).prefix(5)) == asked)
  }

  @Test func `An assembly's part holds its services, and those of others that these need`() throws {
    let part = try ContainerGraph(Home()).restricted(to: Home.self)
    #expect(
      part.mermaid(by: .assembly) == """
        flowchart LR
          subgraph f1 ["Tools"]
            s0["Logger<br/>shared"]
          end
          subgraph f2 ["Home"]
            s1["HomeCoordinator<br/>scoped to HomeCoordinator"]
            s2["Cart<br/>scoped to HomeCoordinator"]
            s3["Rules<br/>shared"]
            s4["any Rule<br/>transient"]
          end
          s1 --> s0
          s2 --> s0
        """)
    #expect(part.dot(by: .assembly).contains("subgraph cluster_1 {\n    label=\"Tools\""))
    #expect(part.services.map(\.id) == [0, 1, 2, 3, 4])
    #expect(part.unused.map(\.name) == ["Cart", "any Rule"])
    #expect(try ContainerGraph(Tools()).restricted(to: Home.self).services.isEmpty)
  }
}

private struct KeyedPlace: ScreenKey {}
private struct KeyedFlow: FlowKey {}
private final class KeyedScreen: Screen {}
private final class KeyedCoordinator: Coordinator, Concluding {
  override func build() -> SceneLayout { .stack(KeyedScreen()) }
}
