import Testing
import UsherDI
import UsherTesting

@MainActor struct RouterTests {
  enum SeasonRoute: Route { case overview, show }

  final class SeasonModel {
    let router: Router<SeasonRoute>
    init(router: Router<SeasonRoute>) { self.router = router }
  }
  final class SeasonCoordinator: Coordinator, Routing {
    let model: SeasonModel
    var initialRoute: SeasonRoute { .overview }
    init(model: SeasonModel) { self.model = model }
    func transition(to route: SeasonRoute) -> SceneTransition { .push(ListScreen()) }
  }
  private struct SeasonAssembly: Assembly {
    func assemble(into registrar: Registrar) {
      registrar.register(SeasonCoordinator.init)
      registrar.register(SeasonModel.init)
    }
  }

  @Test func `The router of a coordinator's routes is there without a registration`() throws {
    let stage = try TestStage(SeasonCoordinator.self, SeasonAssembly())
    let season = try stage.coordinator(SeasonCoordinator.self)
    #expect(season.model.router.trigger(.show).isAdmitted)
    #expect(stage.outline == "stack Season\n  List\n  List")
  }

  @Test func `A router that nobody has is missing, and out of its scope it is an error`() throws {
    #expect(throws: ContainerError.self) { try makeContainer { $0.register(SeasonModel.init) } }
    let error = #expect(throws: ResolutionError.self) {
      try Container(SeasonAssembly()).resolve(SeasonModel.self)
    }
    #expect(error?.reason == .outOfScope)
  }

  @Test func `A shared instance cannot keep a router`() throws {
    let error = #expect(throws: ContainerError.self) {
      try makeContainer {
        $0.register(SeasonCoordinator.init)
        $0.register(SeasonModel.init, lifetime: .shared)
      }
    }
    #expect(error?.problems.map(\.reason) == [.captive])
  }
}
