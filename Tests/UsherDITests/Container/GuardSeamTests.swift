import Testing
import UsherDI
import UsherTesting

/// Guards with injected services, made by a container.
@MainActor struct GuardSeamTests {
  @MainActor final class Session {
    var isOpen = false
  }

  final class SignIn: Coordinator {
    let session: Session
    init(session: Session) { self.session = session }
    override func build() throws -> SceneLayout { .screen(ListScreen()) }

    func enter() {
      session.isOpen = true
      finish()
    }
  }

  struct RuleAssembly: Assembly {
    func assemble(into registrar: Registrar) {
      registrar.register(Session.init, lifetime: .shared)
      registrar.register(SignIn.init)
      registrar.contribute(Self.membersOnly)
      registrar.contribute(
        value: Guard("two layers") { $0.tree.modals.count < 3 ? .allow : .deny("") })
    }

    @MainActor static func membersOnly(session: Session) -> Guard {
      Guard("members only") { proposal in
        session.isOpen || !proposal.starts(CheckoutCoordinator.self)
          ? .allow : .detour(through: SignIn.self)
      }
    }
  }

  @Test func `The guards of a director are those that its container contributes, in order`() throws
  {
    let stage = try TestStage(HomeCoordinator.self, HouseAssembly(), RuleAssembly())
    #expect(stage.director.guards.map(\.name) == ["members only", "two layers"])
    let home = try #require(stage.director.root as? HomeCoordinator)
    let flow = home.start(CheckoutCoordinator.self, Show(title: "Lear"))
    #expect(flow.result == nil)
    #expect(stage.outline == "stack Home\n  List\n  ▲ sheet List")
    try #require(stage.find(SignIn.self)).enter()
    #expect(stage.outline == "stack Home\n  List\n  ▲ sheet stack Checkout\n    PlainSeats")
    stage.director.close()
  }

  @Test func `Each start by type is judged alike`() throws {
    let stage = try TestStage(HomeCoordinator.self, HouseAssembly(), RuleAssembly())
    let home = stage.director.root
    let transition = SceneTransition.start(CheckoutCoordinator.self, Show(title: "Lear"))
    #expect(home.perform(transition).result == nil)
    #expect(stage.find(CheckoutCoordinator.self) == nil)
    stage.director.close()
  }

  @Test func `A director without contributed guards has none`() throws {
    let stage = try TestStage(HomeCoordinator.self, HouseAssembly())
    #expect(stage.director.guards.isEmpty)
    stage.director.close()
  }

  @Test func `A guard's dependencies are checked with the rest`() throws {
    struct Lacking: Assembly {
      func assemble(into registrar: Registrar) { registrar.contribute(RuleAssembly.membersOnly) }
    }
    #expect(throws: ContainerError.self) { try Container(HouseAssembly(), Lacking()) }
  }

  @Test func `A guard that cannot be made is an error, and no scope stays open`() throws {
    struct Trouble: Error {}
    struct Failing: Assembly {
      func assemble(into registrar: Registrar) {
        registrar.contribute(to: Guard.self) { _ in throw Trouble() }
      }
    }
    let container = try Container(HouseAssembly(), Failing())
    let error = #expect(throws: ResolutionError.self) {
      try SceneDirector(HomeCoordinator.self, in: container, host: HeadlessHost())
    }
    #expect(error?.underlying is Trouble)
  }
}
