import Testing
import UsherDI
import UsherTesting

/// Flows of durable keys whose coordinators are in the table as well, because of their states.
@MainActor @Suite struct RestoredKeyFlowTests {
  private struct Desk: FlowKey {}

  private struct Parcel: FlowKey, DurableRoute {
    static let tag = "parcel"
    let paper: String
    let hasStack: Bool
  }

  private enum DeskRoute: DurableRoute {
    static let tag = "desk"
    case menu
    case parcel(isSheet: Bool)
  }

  private final class DeskFlow: Coordinator, Concluding, Routing {
    let initialRoute = DeskRoute.menu
    var outcomes: [String] = []

    func transition(to route: DeskRoute) -> SceneTransition {
      switch route {
      case .menu: .push(Menu())
      case .parcel(let isSheet):
        .start(Parcel(paper: "red", hasStack: isSheet), as: isSheet ? .sheet : .push) {
          [weak self] in self?.outcomes.append("\($0)")
        }
      }
    }
  }

  private final class ParcelFlow: Coordinator, Concluding, Restorable {
    static let tag = "parcel flow"
    var state = 0
    let parcel: Parcel
    init(_ parcel: Parcel) { self.parcel = parcel }

    override func build() throws -> SceneLayout {
      parcel.hasStack ? .stack(Menu()) : .screen(Menu())
    }
  }

  private struct DeskAssembly: Assembly {
    func assemble(into registrar: Registrar) {
      registrar.register(DeskFlow.init, for: Desk.self)
      registrar.register({ (key: Parcel) in ParcelFlow(key) }, for: Parcel.self)
      registrar.register(MenuPage.init, for: Menu.self)
      registrar.register(DishPage.init, for: Dish.self, giving: \.id)
    }
  }

  private func stage() throws -> TestStage {
    try TestStage(Desk(), DeskAssembly()) { _ in
    } beforeStart: {
      $0.restoration = try RestorationTable {
        $0.register(Parcel.self)
        $0.register(Dish.self)
        $0.register(DeskRoute.self)
        $0.register(ParcelFlow.self)
      }
    }
  }

  /// Restarts twice, and checks each time that nothing is lost.
  private func restarted(_ stage: TestStage) async throws -> TestStage {
    await stage.settle()
    var again = stage
    for _ in 0..<2 {
      again = try await again.restarted { try self.stage() }
      await again.settle()
      #expect(again.restoration?.isComplete == true)
      again.expectOutline(stage.outline)
      let flow = try again.coordinator(ParcelFlow.self)
      #expect(flow.parcel.paper == "red" && flow.state == 3)
    }
    return again
  }

  @Test(arguments: [false, true])
  func `A flow that a route starts by its key is restored with its state and its result`(
    isSheet: Bool
  ) async throws {
    let stage = try stage()
    try stage.coordinator(DeskFlow.self).trigger(.parcel(isSheet: isSheet))
    try stage.coordinator(ParcelFlow.self).state = 3
    let again = try await restarted(stage)
    try again.coordinator(ParcelFlow.self).finish()
    await again.settle()
    #expect(try again.coordinator(DeskFlow.self).outcomes.count == 1)
  }

  @Test(arguments: [false, true])
  func `A flow of a key is restored although its first screen has been replaced`(
    isSheet: Bool
  ) async throws {
    let stage = try stage()
    let key = Parcel(paper: "red", hasStack: isSheet)
    try stage.coordinator(DeskFlow.self).start(key, as: isSheet ? .sheet : .push)
    let flow = try stage.coordinator(ParcelFlow.self)
    flow.state = 3
    flow.replace(with: Dish(id: 7))
    let again = try await restarted(stage)
    #expect(again.screens(DishPage.self).map(\.id) == [7])
  }
}
