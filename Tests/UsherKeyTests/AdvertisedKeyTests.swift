import Testing
import Usher
import UsherDI
import UsherTesting

/// The advertisement of places that are keys.
@MainActor struct AdvertisedKeyTests {
  private func open(_ first: any ScreenKey) throws -> TestStage {
    let stage = try TestStage(Clinic(), ClinicAssembly(first: first))
    stage.director.links = try DeepLinkTable(scheme: "clinic") {
      $0.add("visits/{id}") { (id: Int) in DeepLink(Visit(id: id)) }
    }
    return stage
  }

  @Test(arguments: [true, false])
  func `A private first screen keeps its flow private while it is in front`(inStack: Bool) throws {
    let stage = try open(Finding(isAlone: !inStack))
    let clinic = try stage.coordinator(ClinicFlow.self)
    clinic.start(Visit(id: 7), as: .sheet)
    #expect(stage.director.advertised == nil)
    if inStack {
      try stage.coordinator(VisitFlow.self).push(Room())
      #expect(stage.director.advertised == nil, "Its title is that of its first screen.")
    }
  }

  @Test func `A flow is advertised by the title of its first screen, not of its tab`() throws {
    let stage = try open(Room())
    let clinic = try stage.coordinator(ClinicFlow.self)
    clinic.start(Visit(id: 7), as: .sheet)
    #expect(stage.director.advertised?.title == "Waiting room")
    clinic.setLabel("3 new", on: Visit(id: 7))
    #expect(stage.director.advertised?.title == "Waiting room")
  }

  @Test func `A table that comes late or goes is followed at once`() throws {
    let stage = try open(Room())
    let links = stage.director.links
    try stage.coordinator(ClinicFlow.self).start(Visit(id: 7), as: .sheet)
    #expect(stage.director.advertised?.link == "clinic://visits/7")
    stage.director.links = nil
    #expect(stage.director.advertised == nil)
    stage.director.links = links
    #expect(stage.director.advertised?.link == "clinic://visits/7")
  }

  @Test(arguments: [0, 1]) func `A link to one of two equal places stays at the one in front`(
    index: Int
  ) async throws {
    let stage = try open(Room())
    let twins = TwinsFlow()
    try stage.coordinator(ClinicFlow.self).start(child: twins, as: .root)
    twins.select(index)
    await stage.settle()
    #expect(stage.director.open("clinic://visits/1").isAdmitted)
    let tabs = try #require(stage.director.tree.root)
    #expect(stage.director.tree.activePath.dropFirst().first?.id == tabs.children[index].id)
  }

  @Test(arguments: ["", " ", "\n"])
  func `A place with an empty title is not advertised`(title: String) throws {
    let stage = try open(Room(title: title))
    try stage.coordinator(ClinicFlow.self).start(Visit(id: 7), as: .sheet)
    #expect(stage.director.advertised == nil)
  }
}

private struct Clinic: FlowKey {}

private struct Visit: FlowKey, DurableRoute, Advertised {
  static let tag = "visit"
  let id: Int
  var advertisement: Advertisement? { Advertisement(for: [.handoff, .search]) }
}

private struct Room: ScreenKey { var title = "Waiting room" }

private struct Finding: ScreenKey, DurableRoute, Advertised {
  static let tag = "finding"
  var isAlone = false
  var advertisement: Advertisement? { nil }
}

private final class ClinicFlow: Coordinator, Concluding {
  override func build() -> SceneLayout { .stack(Room()) }
}

private final class TwinsFlow: Coordinator, Concluding {
  override func build() -> SceneLayout { .tabs(Visit(id: 1), Visit(id: 1)) }
}

private final class VisitFlow: Coordinator, Concluding {
  let first: any ScreenKey
  init(first: any ScreenKey) { self.first = first }
  override func build() -> SceneLayout {
    (first as? Finding)?.isAlone == true ? .screen(first) : .stack(first)
  }
}

private final class Page: Screen {
  let title: String?
  init(title: String) { self.title = title }
}

private struct ClinicAssembly: Assembly {
  let first: any ScreenKey

  func assemble(into registrar: Registrar) {
    registrar.register(ClinicFlow.init, for: Clinic.self)
    registrar.register({ [first] in VisitFlow(first: first) }, for: Visit.self)
    registrar.register(Page.init, for: Room.self, giving: \.title)
    registrar.register({ Page(title: "Your illness") }, for: Finding.self)
  }
}
