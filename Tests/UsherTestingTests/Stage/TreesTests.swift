import Testing
import UsherTesting

/// Time travel on a stage.
@MainActor struct TreesTests {
  private final class Page: Screen {}

  private final class Pages: Coordinator {
    override func build() throws -> SceneLayout { .stack(Page()) }
  }

  @Test func `A stage gives the tree after every change`() throws {
    let stage = try TestStage(root: Pages())
    stage.director.root.push(Page())
    stage.director.root.present(Page())
    stage.director.root.dismiss()
    #expect(
      stage.trees.map(\.outline) == [
        "", "stack Pages\n  Page", "stack Pages\n  Page\n  Page",
        "stack Pages\n  Page\n  Page\n  ▲ sheet Page", "stack Pages\n  Page\n  Page",
      ])
    #expect(stage.trees.last == stage.director.tree)
  }
}
