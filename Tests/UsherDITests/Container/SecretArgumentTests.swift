import Testing
import UsherDI
import UsherTesting

/// Arguments are values of the app: no log line, journal, graph or map shows one.
@MainActor struct SecretArgumentTests {
  private let secret = "4711-0815"

  @Test func `A secret argument is in no line, journal, outline or graph`() throws {
    var lines: [String] = []
    var options = SceneDirector.Options(seed: 7, clock: StageClock())
    options.refusals = .init { lines.append($0) }
    let container = try Container(HouseAssembly())
    let director = try SceneDirector(
      HomeCoordinator.self, in: container, host: HeadlessHost(), options: options)
    director.log { lines.append($0) }
    director.record(keepingValues: false) { lines.append($0) }
    try director.start()
    #expect(director.root.push(DetailScreen.self, Show(title: secret)).isAdmitted)
    let flow = director.root.start(CheckoutCoordinator.self, Show(title: secret))
    #expect(flow.navigation.isAdmitted)
    #expect(director.root.push(ListScreen.self, Show(title: secret)).error != nil)
    #expect(director.root.start(HomeCoordinator.self, secret).error != nil)
    lines += [director.tree.outline]
    let checkout = try #require(director.root.children.first?.scope as? Container)
    for graph in [container.graph, checkout.graph] {
      lines += ["\(graph)", graph.mermaid, graph.dot]
    }
    director.close()
    #expect(lines.filter { $0.contains(secret) } == [])
  }
}
