#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
import UsherSwiftUI
import UsherTesting

/// The code of the pages, played by hand.
@MainActor struct RecipesTests {
  @Test func `A stack that a view owned and one of a coordinator's show the same`() async {
    let old = Renderer { OldRecipesView() }
    let options = SceneDirector.Options(seed: 1, clock: StageClock())
    let new = Renderer {
      UsherView { SceneDirector(RecipesCoordinator(), host: $0, options: options) }
    }
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

  @Test func `A search that ends first lets the path be cleared`() async {
    let recipes = RecipesCoordinator()
    let renderer = Renderer(behaviors: [.searchHoldsPath]) {
      UsherView { SceneDirector(recipes, host: $0) }
    }
    await renderer.rest()
    recipes.push(SearchView())
    await renderer.rest()
    #expect(renderer.user.focus(on: "Search") && renderer.user.type("So"))
    await renderer.rest()
    #expect(renderer.user.tap("Soup"))
    await renderer.rest()
    recipes.popToRoot()
    await renderer.rest()
    #expect(renderer.user.canTap("Bread") && renderer.losses == [])
  }

  @Test func `A pop that a search holds up ends with an error, and comes with the next change`()
    async throws
  {
    let (recipes, search, clock) = (RecipesCoordinator(), HeldSearch(), StageClock())
    let renderer = Renderer(behaviors: [.searchHoldsPath]) {
      UsherView {
        SceneDirector(recipes, host: $0, options: SceneDirector.Options(seed: 1, clock: clock))
      }
    }
    await renderer.rest()
    recipes.push(HeldView(search: search))
    await renderer.rest()
    search.isActive = true
    let pop = recipes.popToRoot()
    for _ in 0..<12 {
      await renderer.rest()
      clock.jump(by: .seconds(2))
    }
    await #expect(throws: NavigationError.self) { try await pop.settled() }
    #expect(renderer.shows("Held"), "\(renderer.outline)")
    search.isActive = false
    recipes.present(SearchView())
    for _ in 0..<4 {
      await renderer.rest()
      clock.jump(by: .seconds(2))
    }
    #expect(!renderer.shows("Held") && renderer.user.focus(on: "Search"), "\(renderer.outline)")
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
/// A search that nobody ends.
@MainActor @Observable private final class HeldSearch {
  var text = ""
  var isActive = false
}

private struct HeldView: ScreenView {
  @Bindable var search: HeldSearch
  var body: some View {
    Text(verbatim: "Held").searchable(text: $search.text, isPresented: $search.isActive)
  }
}
#endif
