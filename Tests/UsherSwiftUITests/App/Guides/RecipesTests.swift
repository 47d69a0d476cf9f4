#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
import UsherSwiftUI

/// What the pages show, played by hand.
@MainActor struct RecipesTests {
  @Test func `A stack that a view owned and one of a coordinator's show the same`() async {
    let old = Renderer { OldRecipesView() }
    let new = Renderer { UsherView { SceneDirector(RecipesCoordinator(), host: $0) } }
    for renderer in [old, new] {
      await renderer.rest()
      #expect(renderer.user.tap("Bread"))
      await renderer.rest()
      #expect(renderer.outline.contains("How to make Bread"))
      #expect(renderer.user.tapBack())
      await renderer.rest()
      #expect(renderer.user.canTap("Soup") && renderer.complaints.map(\.description) == [])
    }
  }

  @Test func `A view's own sheet changes its state, and the director has no part in it`() async {
    let recipes = RecipesCoordinator()
    let renderer = Renderer { UsherView { SceneDirector(recipes, host: $0) } }
    await renderer.rest()
    #expect(renderer.user.tap("For 2"))
    await renderer.rest()
    #expect(recipes.director?.tree.modals.isEmpty == true)
    #expect(renderer.user.tap("Four"))
    await renderer.rest()
    #expect(renderer.user.tap("For 4") && renderer.complaints.map(\.description) == [])
  }
}
#endif
