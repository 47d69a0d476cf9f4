import Testing
import UsherDI

private final class Analytics {}

private struct AppAssembly: Assembly {
  var includes: [any Assembly] { [ShopAssembly()] }

  func assemble(into registrar: Registrar) {
    registrar.register(Analytics.init, lifetime: .shared)
    registrar.register({ (_: any Stock) in Report() }, lifetime: .shared).eager()
  }
}

private final class Report {}

/// The code of the page on checking about the graph by assembly, word for word.
@MainActor struct GraphPageTests {
  @Test func `The page draws an app by assembly, and keeps the list of what is unused short`()
    throws
  {
    let graph = try ContainerGraph(AppAssembly())
    print(graph.restricted(to: ShopAssembly.self).mermaid(by: .assembly))
    #expect(
      graph.restricted(to: AppAssembly.self).mermaid(by: .assembly) == """
        flowchart LR
          subgraph f1 ["ShopAssembly"]
            s0["any Stock<br/>shared"]
          end
          subgraph f2 ["AppAssembly"]
            s1["Analytics<br/>shared"]
            s2["Report<br/>shared"]
          end
          s2 --> s0
        """)
    #expect(graph.unused.map(\.name) == ["Analytics"])  // resolved by the app delegate
  }
}
