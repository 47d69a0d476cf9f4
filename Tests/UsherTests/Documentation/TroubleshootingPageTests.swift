import Testing
import Usher
import UsherTesting

// The code of the page on troubleshooting, word for word.

extension ShopCoordinator {
  func show(_ item: ItemScreen, from shelf: ShelfScreen) -> String? {
    guard let error = push(item, from: shelf).error else { return nil }
    switch error.reason {
    case .stale, .redirected: return nil
    case .denied: return "This item is for members."
    default: return "This item cannot be shown now."
    }
  }
}

/// The output of a page's code, so test runs stay quiet.
@MainActor private var printed: [String] = []
@MainActor private func print(_ error: NavigationError) { printed.append("\(error.reason)") }

@MainActor struct TroubleshootingPageTests {
  @Test func `A coordinator that was never started reports that to its caller`() {
    let shop = ShopCoordinator()
    let tap = shop.push(ItemScreen())
    if let error = tap.error { print(error) }
    #expect(printed == ["unstarted"])
  }

  @Test func `A coordinator whose director was released reports that to its caller`() async throws {
    let shop = ShopCoordinator()
    var director: SceneDirector? = SceneDirector(shop, host: HeadlessHost())
    try director?.start()
    director = nil
    #expect(shop.push(ItemScreen()).error?.reason == .ended)
    await Turn.pass()
    #expect(shop.push(ItemScreen()).error?.reason == .ended)
  }

  @Test(arguments: [(true, "This item is for members."), (false, nil)])
  func `A refusal that the user can act on has a text`(isDenied: Bool, text: String?) throws {
    let shop = ShopCoordinator()
    let stage = try TestStage(root: shop)
    let shelf = try #require(stage.screen(ShelfScreen.self))
    if isDenied { stage.director.guards = [Guard("members") { _ in .deny("members only") }] }
    #expect(shop.show(ItemScreen(), from: shelf) == text)
    #expect(shop.show(ItemScreen(), from: shelf) == text)
    #expect(stage.outline == (isDenied ? "stack Shop\n  Shelf" : "stack Shop\n  Shelf\n  Item"))
  }
}
