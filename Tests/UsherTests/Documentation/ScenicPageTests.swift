import Testing
import Usher
import UsherTesting

// What the page for those who come from Scenic shows, as it is shown there.

@MainActor struct ScenicPageTests {
  @Test func `A tab changes once the app has set the model that the user's tap leads to`() throws {
    var scenes = ModelTable()
    scenes.add("house", .tabs)
    for name in ["shows", "account"] { scenes.add(name) { _ in NoticeScreen(name) } }
    let model = SceneModel("house", children: [SceneModel("shows"), SceneModel("account")])
    let director = SceneDirector(model, factory: scenes, host: HeadlessHost())
    try director.start()
    director.guards = [
      Guard("the app decides") { $0.cause == .user ? .deny("The app decides.") : .allow }
    ]
    director.observe { event in
      guard case .fact(let wish) = event, let model = director.model(after: wish) else { return }
      director.set(model)
    }
    director.report(.selected(try #require(director.tree.node(titled: "account")?.id)))
    #expect(director.tree.sketch == "<shows, *account>")
    #expect(director.model?.selected == 1)
    director.close()
  }
}
