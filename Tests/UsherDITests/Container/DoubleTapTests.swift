import Testing
import UsherDI
import UsherTesting

/// Commands by type that are given again before the display has followed.
@MainActor struct DoubleTapTests {
  private struct Paper { let text: String }
  private struct Card: Hashable { let number: Int }
  private final class PaperScreen: Screen {
    init(paper: Paper) {}
  }
  private final class PaperCoordinator: Coordinator {
    init(paper: Paper) {}
    override func build() throws -> SceneLayout { .stack(ListScreen()) }
  }
  private struct PaperAssembly: Assembly {
    func assemble(into registrar: Registrar) {
      registrar.register(PaperScreen.init, arguments: Paper.self)
      registrar.register(PaperCoordinator.init, arguments: Paper.self)
      registrar.register({ (_: Card) in ListScreen() }, arguments: Card.self)
    }
  }

  private let host = HeldHost()
  private let stage: TestStage
  private let home: HomeCoordinator

  init() throws {
    stage = try TestStage(HomeCoordinator.self, HouseAssembly(), PaperAssembly(), host: host)
    home = try stage.coordinator()
    host.holds = true
  }

  /// Gives a command in a turn of its own; says whether it was admitted, or the reason of its refusal.
  private func next(_ command: () -> NavigationHandle) async -> String {
    let navigation = command()
    await Turn.pass()
    return navigation.isAdmitted ? "admitted" : navigation.error?.reason.description ?? "waiting"
  }

  @Test func `A type with equal arguments in another turn is a double tap`() async {
    let commands: [@MainActor (String) -> NavigationHandle] = [
      { home.push(DetailScreen.self, Show(title: $0)) },
      { home.present(DetailScreen.self, Show(title: $0), as: .cover) },
      { home.start(CheckoutCoordinator.self, Show(title: $0), as: .sheet).navigation },
      { home.perform(.start(CheckoutCoordinator.self, Show(title: $0), as: .popover)) },
    ]
    for command in commands {
      #expect(await next { command("Lear") } == "admitted")
      #expect(await next { command("Lear") } == "stale")
      #expect(await next { command("Hamlet") } == "admitted")
      host.release()
      await stage.settle()
      #expect(await next { command("Lear") } == "admitted", "the display has followed")
      host.release()
      host.holds = true
    }
  }

  @Test func `Another type with equal arguments is no double tap`() async {
    #expect(await next { home.push(DetailScreen.self, Show(title: "Lear")) } == "admitted")
    #expect(
      await next { home.start(CheckoutCoordinator.self, Show(title: "Lear")).navigation }
        == "admitted")
    #expect(await next { home.push(ListScreen.self, Card(number: 1)) } == "admitted")
    host.release()
  }

  @Test func `Arguments that cannot be compared are never a double tap`() async {
    let paper = Paper(text: "one")
    for _ in 0..<2 {
      #expect(await next { home.push(PaperScreen.self, paper) } == "admitted")
      #expect(await next { home.start(PaperCoordinator.self, paper, as: .sheet) } == "admitted")
    }
    host.release()
  }
}

/// A host whose steps end when the test says so.
private final class HeldHost: SceneHost {
  private(set) var shown = SceneTree()
  var holds = false
  private var waiting: [@MainActor () -> Void] = []

  func attach(to director: SceneDirector) {}
  func detach() {}

  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    waiting.append { [self] in
      if let next = try? shown.applying(step) { shown = next }
      completion()
    }
    if !holds { release() }
  }

  func release() {
    holds = false
    while !waiting.isEmpty { waiting.removeFirst()() }
  }
}
