import Testing
import UsherDI
import UsherTesting

// The code of the page on alerts, tabs, columns and pages, word for word.

struct Exhibit: ScreenKey { let title: String }
struct Wing: FlowKey { let title: String }

final class MuseumCoordinator: Coordinator {
  override func build() throws -> SceneLayout {
    .tabs(Wing(title: "Paintings"), Wing(title: "Sculptures"))
  }

  func showSculptures() {
    select(Wing(title: "Sculptures"))
    setBadge("3", on: Wing(title: "Sculptures"))
  }
}

final class WingCoordinator: Coordinator, Concluding {
  private let title: String
  init(title: String) { self.title = title }

  override func build() throws -> SceneLayout { .stack(Exhibit(title: title)) }
}

final class GuidedMuseumCoordinator: Coordinator {
  override func build() throws -> SceneLayout {
    .tabs(
      Wing(title: "Paintings").labeled(TabLabel(image: .symbol("paintpalette"))),
      Wing(title: "Sculptures").labeled(TabLabel("Stone", image: .asset("stone"))),
      Wing(title: "Storeroom").labeled(TabLabel(isHidden: true))
    ).styled(.sidebarAdaptable)
  }

  func openStoreroom() { setLabel("Storeroom", on: Wing(title: "Storeroom")) }
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

extension MuseumCoordinator {
  func remove(_ title: String) async -> Bool {
    await confirm(
      SceneAlert(
        "Remove \(title)?", buttons: [.destructive("Remove"), .cancel("Keep")], style: .dialog,
        from: title))
  }
}

struct Details: FlowKey {}

final class CatalogCoordinator: Coordinator {
  override func build() throws -> SceneLayout {
    .split(SceneLayout.stack(Exhibit(title: "Catalog")), Details())
  }

  func open(_ title: String) { follow(Details(), DetailsRoute.exhibit(title: title)) }
}

enum DetailsRoute: Route {
  case nothing
  case exhibit(title: String)
}

final class DetailsCoordinator: Coordinator, Routing, Concluding {
  let initialRoute = DetailsRoute.nothing

  func transition(to route: DetailsRoute) -> SceneTransition {
    switch route {
    case .nothing: .set([Exhibit(title: "Nothing chosen")])
    case .exhibit(let title): .set([Exhibit(title: title)])
    }
  }
}

final class RoomCoordinator: Coordinator {
  override func build() throws -> SceneLayout {
    .pages(
      SceneLayout.screen(Exhibit(title: "Plan"), embedding: ["legend": Exhibit(title: "Legend")]),
      Exhibit(title: "Photos"))
  }

  func showPhotos() { select(Exhibit(title: "Photos")) }
}

final class ExhibitScreen: Screen {
  let title: String
  init(title: String) { self.title = title }
}

struct MuseumAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(MuseumCoordinator.init)
    registrar.register(GuidedMuseumCoordinator.init)
    registrar.register(CatalogCoordinator.init)
    registrar.register(RoomCoordinator.init)
    registrar.register(WingCoordinator.init, for: Wing.self, giving: \.title)
    registrar.register(DetailsCoordinator.init, for: Details.self)
    registrar.register(ExhibitScreen.init, for: Exhibit.self, giving: \.title)
  }
}

@MainActor @Suite struct MuseumPageTests {
  @Test func `Tabs are selected and given badges by their keys`() throws {
    let stage = try TestStage(MuseumCoordinator.self, MuseumAssembly())
    try stage.coordinator(MuseumCoordinator.self).showSculptures()
    stage.expectOutline(
      """
      tabs Museum
        stack Wing
          Exhibit
        • stack Wing (3)
          Exhibit
      """)
    #expect(stage.activeScreen?.titleText == "Sculptures")
  }

  @Test func `A museum's tabs are labeled by its layout`() throws {
    let stage = try TestStage(GuidedMuseumCoordinator.self, MuseumAssembly())
    let labels = try #require(stage.director.tree.root).children.map(\.tabLabel)
    #expect(labels[0]?.image == .symbol("paintpalette") && labels[1]?.title == "Stone")
    #expect(!stage.user.select("Storeroom") && stage.user.select("Stone"))
    try stage.coordinator(GuidedMuseumCoordinator.self).openStoreroom()
    #expect(stage.user.select("Storeroom"))
  }

  @Test(arguments: [("Close", true), ("Not yet", false)])
  func `An alert is answered by its buttons`(title: String, closes: Bool) async throws {
    let stage = try TestStage(MuseumCoordinator.self, MuseumAssembly())
    let museum = try stage.coordinator(MuseumCoordinator.self)
    let closing = Task { await museum.close() }
    await stage.idle()
    stage.user.answer(title)
    #expect(await closing.value == closes)
  }

  @Test func `An alert with a field returns the text`() async throws {
    let stage = try TestStage(MuseumCoordinator.self, MuseumAssembly())
    let museum = try stage.coordinator(MuseumCoordinator.self)
    let naming = Task { await museum.nameTour() }
    await stage.idle()
    stage.user.answer("OK", text: "Highlights")
    #expect(await naming.value == "Highlights")
  }

  @Test(arguments: [true, false])
  func `A dialog is confirmed by its button, and not by leaving it`(removes: Bool) async throws {
    let stage = try TestStage(MuseumCoordinator.self, MuseumAssembly())
    let museum = try stage.coordinator(MuseumCoordinator.self)
    let removing = Task { await museum.remove("Blue Horse") }
    await stage.idle()
    #expect(stage.alert?.source == "Blue Horse")
    #expect(removes ? stage.user.answer("Remove") : stage.user.dismiss())
    #expect(await removing.value == removes)
  }

  @Test func `The details' column shows what its coordinator's route leads to`() throws {
    let stage = try TestStage(CatalogCoordinator.self, MuseumAssembly())
    stage.expectOutline(
      """
      split Catalog
        • stack Catalog
          Exhibit
        stack Details
          Exhibit
      """)
    #expect(stage.screens(ExhibitScreen.self).map(\.title) == ["Catalog", "Nothing chosen"])
    try stage.coordinator(CatalogCoordinator.self).open("Blue Horse")
    stage.expectOutline(
      """
      split Catalog
        stack Catalog
          Exhibit
        • stack Details
          Exhibit
      """)
    #expect(stage.activeScreen?.titleText == "Blue Horse")
  }

  @Test func `Pages are selected by their keys, and a slot is filled`() throws {
    let stage = try TestStage(RoomCoordinator.self, MuseumAssembly())
    try stage.coordinator(RoomCoordinator.self).showPhotos()
    stage.expectOutline(
      """
      pages Room
        Exhibit
          legend: Exhibit
        • Exhibit
      """)
    #expect(stage.activeScreen?.titleText == "Photos")
  }
}
