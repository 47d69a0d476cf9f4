import Testing
import Usher
import UsherTesting

// The code of the page for users of Scenic, word for word.

@MainActor struct ScenicPageTests {
  @Test func `A tab changes once the app has set the model that the user's tap leads to`() throws {
    var scenes = ModelTable()
    scenes.add("house", .tabs)
    for name in ["shows", "account"] { scenes.add(name) { _ in NoticeScreen(name) } }
    let model = SceneModel("house", children: [SceneModel("shows"), SceneModel("account")])
    let director = SceneDirector(model, factory: scenes, host: HeadlessHost())
    try director.start()
    director.proposeTabs { director, model in
      director.set(model)
    }
    director.report(.selected(try #require(director.tree.node(titled: "account")?.id)))
    #expect(director.tree.sketch == "<shows, *account>")
    #expect(director.model?.selected == 1)
    director.close()
  }

  @Test func `A tab that the user selects does not change before the app sets the model`() throws {
    var scenes = ModelTable()
    scenes.add("house", .tabs)
    scenes.add("stack", .stack)
    for name in ["shows", "show", "account"] { scenes.add(name) { _ in NoticeScreen(name) } }
    let shows = SceneModel("stack", children: [SceneModel("shows"), SceneModel("show")])
    let director = SceneDirector(
      SceneModel("house", children: [shows, SceneModel("account")]), factory: scenes,
      host: HeadlessHost())
    try director.start()
    var proposals: [SceneModel] = []
    director.proposeTabs { proposals.append($1) }
    let account = try #require(director.tree.node(titled: "account")?.id)
    director.report(.selected(account))
    #expect(director.tree.sketch == "<*[shows, show], account>")
    #expect(proposals.map(\.selected) == [1])
    director.report(.popped(try #require(director.tree.node(titled: "show")?.id)))
    #expect(director.tree.sketch == "<*[shows], account>", "only tabs are left to the app")
    director.report(.selected(try #require(director.tree.root?.children.first?.id)))
    #expect(proposals.count == 1, "the selected tab is no proposal")
    director.set(try #require(proposals.first))
    #expect(director.model?.selected == 1)
    director.close()
  }

  @Test func `Tabs that the app could not set as a model change by themselves`() throws {
    let child = Teller("child")
    let stage = try TestStage(
      root: Teller("root") { root in
        root.startEmbedded(child: child)
        return .tabs(Plain("a"), child)
      })
    var proposals: [SceneModel] = []
    stage.director.proposeTabs { proposals.append($1) }
    stage.director.report(.selected(try #require(stage.director.tree.node(titled: "child")?.id)))
    #expect(stage.director.tree.sketch == "<a, *child>" && proposals == [])
  }
}
