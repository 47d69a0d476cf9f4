import Testing
import Usher
import UsherTesting

/// Alerts, which belong to the director: they are no screens of a coordinator.
@MainActor struct SceneAlertTests {
  @Test func `An alert is no screen of the coordinator that presents it`() throws {
    let watcher = Watcher()
    let stage = try TestStage(root: watcher)
    watcher.present(SceneAlert("Sure?"))
    let alert = try #require(stage.director.tree.modals.first)
    stage.director.report(.answered(alert.id, button: 0))
    #expect(stage.director.tree.modals.isEmpty)
    #expect(watcher.seen == ["appeared a"])
    stage.director.close()
  }

  @Test func `An alert without a field has no text in its answer`() throws {
    let watcher = Watcher()
    let stage = try TestStage(root: watcher)
    var texts: [String?] = []
    for field in [nil, SceneAlert.TextField()] {
      watcher.present(SceneAlert("Name?", textField: field)) { texts.append($0?.text) }
      let alert = try #require(stage.director.tree.modals.first)
      stage.director.report(.answered(alert.id, button: 0, text: "Ada"))
    }
    #expect(texts == [nil, "Ada"])
    stage.director.close()
  }

  @Test func `An alert of a model goes when it is answered`() throws {
    var table = ModelTable()
    for name in ["list", "question"] { table.add(name) { _ in Plain(name) } }
    let asking = SceneModel("list")
      .presenting(SceneModel("question"), as: .alert(SceneAlert("Sure?")))
    let director = SceneDirector(asking, factory: table, host: HeadlessHost())
    try director.start()
    let alert = try #require(director.tree.modals.first)
    director.report(.answered(alert.id, button: 1))
    #expect(director.model == asking)
    director.report(.answered(alert.id, button: 0))
    #expect(director.model == SceneModel("list"))
    director.close()
  }
}

/// Records the lifecycle of its screens.
private final class Watcher: Coordinator {
  private(set) var seen: [String] = []

  override func build() -> SceneLayout { .screen(Plain("a")) }

  override func didAppear(_ screen: any Screen) { note("appeared", screen) }
  override func didDisappear(_ screen: any Screen) { note("disappeared", screen) }
  override func didPop(_ screen: any Screen) { note("popped", screen) }

  private func note(_ event: String, _ screen: any Screen) {
    seen.append("\(event) \(screen.titleText ?? "")")
  }
}
