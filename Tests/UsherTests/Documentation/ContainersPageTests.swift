import Testing
import Usher
import UsherTesting

// What the page on alerts, tabs, columns and pages shows, as it is shown there.

final class ExhibitScreen: Screen {
  let title: String?
  init(_ title: String) { self.title = title }
}

final class MuseumCoordinator: Coordinator {
  private weak var sculptures: WingTab?

  override func build() throws -> SceneLayout {
    let (paintings, sculptures) = (WingTab("Paintings"), WingTab("Sculptures"))
    startEmbedded(child: paintings)
    startEmbedded(child: sculptures)
    self.sculptures = sculptures
    return .tabs(paintings, sculptures)
  }

  func showSculptures() {
    guard let sculptures else { return }
    select(sculptures)
    setBadge("3", on: sculptures.overview)
  }
}

final class WingTab: Coordinator {
  let overview: ExhibitScreen
  init(_ title: String) { overview = ExhibitScreen(title) }

  override func build() throws -> SceneLayout { .stack(overview) }
}

extension MuseumCoordinator {
  func close() async -> Bool {
    let question = SceneAlert(
      "Close the museum?", message: "Visitors are asked to leave.",
      buttons: [.cancel("Not yet"), .destructive("Close")])
    return await alert(question)?.button.role == .destructive
  }

  func nameTour() async -> String? {
    let field = SceneAlert.TextField(placeholder: "Name of the tour")
    return await alert(SceneAlert("New tour", textField: field))?.text
  }
}

final class CatalogCoordinator: Coordinator {
  private weak var detail: DetailCoordinator?

  override func build() throws -> SceneLayout {
    let detail = DetailCoordinator()
    startEmbedded(child: detail)
    self.detail = detail
    return .split(SceneLayout.stack(ExhibitScreen("Catalog")), detail)
  }

  func open(_ title: String) {
    guard let detail else { return }
    detail.set([ExhibitScreen(title)])
    select(detail)
  }
}

final class DetailCoordinator: Coordinator {
  override func build() throws -> SceneLayout { .stack(ExhibitScreen("Nothing chosen")) }
}

final class RoomCoordinator: Coordinator {
  let plan = ExhibitScreen("Plan")

  override func build() throws -> SceneLayout {
    .pages(
      SceneLayout.screen(plan, embedding: ["legend": ExhibitScreen("Legend")]),
      ExhibitScreen("Photos"))
  }

  func showPhotos() { select(1) }
}

@MainActor struct ContainersPageTests {
  @Test func `Tabs are embedded, selected and given badges`() throws {
    let museum = MuseumCoordinator()
    let stage = try TestStage(root: museum)
    museum.showSculptures()
    #expect(stage.director.tree.sketch == "<[Paintings], *[Sculptures]>")
    #expect(stage.director.tree.root?.children.map(\.badge) == [nil, "3"])
  }

  @Test(arguments: [("Close", true), ("Not yet", false)])
  func `An alert is answered by its buttons`(title: String, closes: Bool) async throws {
    let museum = MuseumCoordinator()
    let stage = try TestStage(root: museum)
    let closing = Task { await museum.close() }
    await stage.idle()
    stage.user.answer(title)
    #expect(await closing.value == closes)
  }

  @Test func `An alert with a field returns the text`() async throws {
    let museum = MuseumCoordinator()
    let stage = try TestStage(root: museum)
    let naming = Task { await museum.nameTour() }
    await stage.idle()
    stage.user.answer("OK", text: "Highlights")
    #expect(await naming.value == "Highlights")
  }

  @Test func `The detail column is set by its own coordinator`() throws {
    let catalog = CatalogCoordinator()
    let stage = try TestStage(root: catalog)
    catalog.open("Blue Horse")
    #expect(stage.director.tree.sketch == "|[Catalog], *[Blue Horse]|")
  }

  @Test func `Pages are selected by their index, and a slot is filled`() throws {
    let room = RoomCoordinator()
    let stage = try TestStage(root: room)
    room.showPhotos()
    #expect(stage.activeScreen?.titleText == "Photos")
    #expect(stage.director.tree.node(titled: "Plan")?.children.map(\.slot) == ["legend"])
  }
}
