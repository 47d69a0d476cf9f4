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
  /// One with the same routes, which shows another screen.
  final class MatineeCoordinator: Coordinator, Routing {
    let model: SeasonModel
    var initialRoute: SeasonRoute { .overview }
    init(model: SeasonModel) { self.model = model }
    func transition(to route: SeasonRoute) -> SceneTransition { .push(AfternoonScreen()) }
  }
  /// One without routes.
  final class LobbyCoordinator: Coordinator {
    let model: SeasonModel
    init(model: SeasonModel) { self.model = model }
    override func build() throws -> SceneLayout { .stack(LobbyScreen()) }
  }
  final class AfternoonScreen: Screen {}
  final class LobbyScreen: Screen {}
  private struct SeasonAssembly: Assembly {
    func assemble(into registrar: Registrar) {
      registrar.register(SeasonCoordinator.init)
      registrar.register(MatineeCoordinator.init)
      registrar.register(LobbyCoordinator.init)
      registrar.register(SeasonModel.init)
    }
  }

  @Test func `The router of a coordinator's routes is there without a registration`() throws {
    let stage = try TestStage(SeasonCoordinator.self, SeasonAssembly())
    let season = try stage.coordinator(SeasonCoordinator.self)
    #expect(season.model.router.trigger(.show).isAdmitted)
    #expect(stage.outline == "stack Season\n  List\n  List")
  }

  @Test func `Of two nested coordinators with the same routes the inner one has the router`() throws
  {
    let stage = try TestStage(SeasonCoordinator.self, SeasonAssembly())
    let season = try stage.coordinator(SeasonCoordinator.self)
    season.start(MatineeCoordinator.self, as: .sheet)
    let matinee = try stage.coordinator(MatineeCoordinator.self)
    #expect(matinee.model.router.trigger(.show).isAdmitted)
    #expect(
      stage.outline
        == "stack Season\n  List\n  ▲ sheet stack Matinee\n    Afternoon\n    Afternoon")
    #expect(season.model.router.trigger(.show).isAdmitted)
    #expect(
      stage.outline
        == "stack Season\n  List\n  List\n  ▲ sheet stack Matinee\n    Afternoon\n    Afternoon")
  }

  @Test func `A coordinator without such routes has the router of the nearest one above`() throws {
    let stage = try TestStage(SeasonCoordinator.self, SeasonAssembly())
    let season = try stage.coordinator(SeasonCoordinator.self)
    season.start(LobbyCoordinator.self, as: .sheet)
    #expect(try stage.coordinator(LobbyCoordinator.self).model.router.trigger(.show).isAdmitted)
    #expect(stage.outline == "stack Season\n  List\n  List\n  ▲ sheet stack Lobby\n    Lobby")
    season.dismiss()
    season.start(MatineeCoordinator.self, as: .sheet)
    try stage.coordinator(MatineeCoordinator.self).start(LobbyCoordinator.self, as: .cover)
    #expect(try stage.coordinator(LobbyCoordinator.self).model.router.trigger(.show).isAdmitted)
    #expect(
      stage.outline == """
        stack Season
          List
          List
          ▲ sheet stack Matinee
            Afternoon
            Afternoon
            ▲ cover stack Lobby
              Lobby
        """)
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
