import Testing
import UsherDI
import UsherTesting

/// Transitions and guards that name screens and flows by type.
@MainActor struct TransitionTypeTests {
  enum BoothRoute: Route {
    case start
    case show(Int)
    case sheet(Int)
    case swap(Int)
    case flow(Int)
    case missing
  }

  final class ShowScreen: Screen {
    let title: String?
    init(number: Int) { title = "show \(number)" }
  }

  final class BoothCoordinator: Coordinator, Routing {
    let initialRoute = BoothRoute.start

    func transition(to route: BoothRoute) -> SceneTransition {
      switch route {
      case .start: .push(ListScreen.self)
      case .show(let number): .push(ShowScreen.self, number)
      case .sheet(let number): .present(ShowScreen.self, number, as: .popover)
      case .swap(let number): .replace(with: ShowScreen.self, number)
      case .flow(let number): .start(StallCoordinator.self, number, as: .cover)
      case .missing: .push(UnknownScreen.self, fileID: "App/Booth.swift", line: 3)
      }
    }
  }

  final class UnknownScreen: Screen {}

  final class StallCoordinator: Coordinator {
    let number: Int
    init(number: Int) { self.number = number }
    override func build() throws -> SceneLayout { .stack(try resolve(ShowScreen.self)) }
  }

  final class DeskCoordinator: Coordinator {
    override func build() throws -> SceneLayout { .screen(try resolve(ShowScreen.self, 0)) }
  }

  private struct BoothAssembly: Assembly {
    func assemble(into registrar: Registrar) {
      registrar.register(BoothCoordinator.init)
      registrar.register(StallCoordinator.init, arguments: Int.self)
      registrar.register(DeskCoordinator.init)
      registrar.register(ListScreen.init)
      registrar.register(ShowScreen.init, arguments: Int.self)
    }
  }

  let stage: TestStage
  let booth: BoothCoordinator

  init() throws {
    stage = try TestStage(BoothCoordinator.self, BoothAssembly())
    booth = try stage.coordinator()
  }

  @Test func `Routes push, present, replace and start by type, in their coordinator's scope`() {
    #expect(booth.trigger(.show(7)).isAdmitted)
    #expect(booth.trigger(.swap(8)).isAdmitted)
    #expect(booth.trigger(.sheet(9)).isAdmitted)
    #expect(stage.outline == "stack Booth\n  List\n  Show\n  ▲ popover Show")
    #expect(stage.screen(ShowScreen.self)?.title == "show 9")
    booth.dismiss()
    #expect(booth.trigger(.flow(10)).isAdmitted)
    #expect(stage.screen(ShowScreen.self)?.title == "show 10", "the argument is the scope's")
  }

  @Test func `A type that cannot be made refuses the route, with the place of the transition`() {
    let before = stage.director.tree
    let error = booth.trigger(.missing).error
    #expect(error?.reason == .preparation)
    let cause = error?.underlying as? ResolutionError
    #expect(cause?.reason == .missing)
    #expect(cause.map { "\($0)".contains("App/Booth.swift:3") } == true)
    #expect(stage.director.tree == before)
  }

  @Test func `A guard leads through a flow that is made when it comes`() throws {
    let rule = Guard("popovers need the desk") { proposal in
      let isAsked = proposal.tree.modals.contains { $0.style == .popover }
      return isAsked ? .detour(through: DeskCoordinator.self, as: .cover) : .allow
    }
    stage.director.guards = [rule]
    let asked = booth.trigger(.sheet(1))
    #expect(asked.result == nil)
    #expect(stage.outline == "stack Booth\n  List\n  ▲ cover Show")
    try stage.coordinator(DeskCoordinator.self).finish()
    #expect(asked.error?.reason == .denied, "it was asked for once and still is")
  }
}
