import Testing
import Usher
import UsherTesting

// The code of the pages of Usher's documentation, word for word.

final class ShelfScreen: Screen {}

final class ItemScreen: Screen {}

final class TillScreen: Screen {}

final class ShopCoordinator: Coordinator {
  override func build() throws -> SceneLayout { .stack(ShelfScreen()) }

  func open() { push(ItemScreen()) }

  func buy() async -> Int? {
    let outcome = await start(child: TillCoordinator()).outcome
    guard case .finished(let total) = outcome else { return nil }
    return total
  }
}

final class TillCoordinator: Coordinator, Concluding {
  typealias Output = Int
  override func build() throws -> SceneLayout { .screen(TillScreen()) }
  func pay(_ total: Int) { finish(total) }
}

final class PlayerScreen: ScreenLifecycle {
  private(set) var isPlaying = false

  func screenDidAppear() { isPlaying = true }
  func screenDidDisappear() { isPlaying = false }
}

private final class Library {
  func load() async {}
}

final class PrintingHost: SceneHost {
  private(set) var shown = SceneTree()
  private weak var director: SceneDirector?

  func attach(to director: SceneDirector) { self.director = director }

  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    let before = shown.visible.map(\.id)
    if let next = try? shown.applying(step) { shown = next }
    print(shown.outline)
    let now = shown.visible.map(\.id)
    for id in before where !now.contains(id) { director?.report(.disappeared(id)) }
    for id in now where !before.contains(id) { director?.report(.appeared(id)) }
    completion()
  }

  func detach() { shown = SceneTree() }
}

/// Hides the output of a page's code, so test runs stay quiet.
private func print(_ text: String) {}

@MainActor struct PagesTests {
  private func stage() throws -> (TestStage, ShopCoordinator) {
    let shop = ShopCoordinator()
    return (try TestStage(root: shop), shop)
  }

  @Test func `A shop opens an item and sells`() async throws {
    let (stage, shop) = try stage()
    shop.open()
    #expect(stage.outline == "stack Shop\n  Shelf\n  Item")
    let buying = Task { await shop.buy() }
    try await stage.started(TillCoordinator.self).pay(42)
    #expect(await buying.value == 42)
  }

  @Test func `The page on lifetimes is accurate`() async throws {
    let (stage, shop) = try stage()
    let till = TillCoordinator()
    let flow = shop.start(child: till)
    till.pay(42)
    #expect(till.isFinished)
    guard case .finished(42) = await flow.outcome else { return }
    stage.director.close()
  }

  @Test func `The page on screens is accurate`() throws {
    let (stage, shop) = try stage()
    let library = Library()
    let player = PlayerScreen()
    shop.push(player)
    let loading = shop.task(boundTo: player) { await library.load() }
    shop.pop()
    #expect(loading.isCancelled)
    #expect(!player.isPlaying)
    stage.director.close()
  }

  @Test func `The page on the one door is accurate`() throws {
    let (stage, shop) = try stage()
    let director = stage.director
    director.guards = [
      Guard("one sheet at a time") { $0.tree.modals.count < 2 ? .allow : .deny("A sheet is up.") }
    ]
    #expect(shop.present(TillScreen()).isAdmitted)
    #expect(shop.present(TillScreen()).error?.reason == .denied)
    shop.dismiss()
    shop.perform(.sequence(.popToRoot(), .push(ItemScreen()), .present(TillScreen())))
    #expect(stage.outline == "stack Shop\n  Shelf\n  Item\n  ▲ sheet Till")
  }

  @Test func `The page on models is accurate`() throws {
    var scenes = ModelTable()
    scenes.add("house", .tabs)
    scenes.add("season", .stack)
    scenes.add("shows") { _ in ShelfScreen() }
    scenes.add("show") { _ in ItemScreen() }
    scenes.add("account") { _ in TillScreen() }
    let season = SceneModel(
      "season", children: [SceneModel("shows"), SceneModel("show", data: ["id": "42"])])
    let model = SceneModel("house", children: [season, SceneModel("account")], selected: 1)
    let director = SceneDirector(model, factory: scenes, host: HeadlessHost())
    try director.start()
    director.set(SceneModel("house", children: [SceneModel("account")]))
    #expect(director.tree.outline == "tabs house\n  • account")
    director.close()
  }

  @Test func `The host on the page keeps in step`() throws {
    let director = SceneDirector(ShopCoordinator(), host: PrintingHost())
    try director.start()
    director.root.push(ItemScreen())
    #expect(director.host.shown == director.tree)
    director.close()
  }
}

@MainActor @Test func `The host on the page obeys the laws of hosts`() async {
  await HostConformance(PrintingHost()).run()
}
