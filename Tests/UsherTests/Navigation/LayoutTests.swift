import Testing
import Usher
import UsherTesting

private enum Stop: Route {
  case list
  case season
}

/// What layouts say of themselves, and containers inside a stack.
@MainActor struct LayoutTests {
  @Test func `A layout keeps its route, the outermost one too`() throws {
    let root = Teller("home") { _ in
      Layout.stack(Plain("a").at(Stop.list)).at(Stop.season)
    }
    let stage = try TestStage(root: root)
    let stack = try #require(stage.director.tree.root)
    #expect(stack.route == AnyRoute(Stop.season))
    #expect(stack.children.map(\.route) == [AnyRoute(Stop.list)])
    stage.director.close()
  }

  @Test func `Replacing the top of a stack replaces a container that stands there whole`() throws {
    let root = Teller("home") { _ in .stack(Plain("a"), Layout.pages(Plain("b"), Plain("c"))) }
    let stage = try TestStage(root: root)
    #expect(root.replace(with: Plain("d")).isAdmitted)
    #expect(stage.director.tree.sketch == "[a, d]")
    stage.director.close()
  }
}
