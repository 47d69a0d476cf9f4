import Testing
import Usher
import UsherTesting

private final class ListScreen: Screen {}
private final class DetailScreen: Screen {}

private final class HomeCoordinator: Coordinator {
  override func build() throws -> SceneLayout { .stack(ListScreen()) }
}

@MainActor @Test func `A started director shows its root`() throws {
  let director = SceneDirector(HomeCoordinator(), host: HeadlessHost())
  try director.start()
  #expect(director.tree.outline == "stack Home\n  List")
  #expect(director.host.shown == director.tree)
  director.root.push(DetailScreen())
  #expect(director.tree.outline == "stack Home\n  List\n  Detail")
  #expect(director.host.shown == director.tree)
  director.root.present(DetailScreen())
  #expect(director.tree.outline == "stack Home\n  List\n  Detail\n  ▲ sheet Detail")
  director.root.dismiss()
  director.root.pop()
  #expect(director.root.pop().error?.reason == .impossible)
  #expect(director.tree.outline == "stack Home\n  List")
  director.close()
  #expect(director.host.shown.isEmpty)
}
