import Testing
import Usher
import UsherTesting

/// Flows and screens that are restored in any place.
@MainActor struct RestoredPlacesTests {
  private enum Places: DurableRoute {
    static let tag = "places"
    case first
    case terms
    case tour
  }

  private final class Lobby: Coordinator, Routing {
    let initialRoute = Places.first
    private let layout: (Lobby) -> SceneLayout
    private let tour: () -> SceneTransition

    init(
      tour: @escaping @autoclosure () -> SceneTransition = .none,
      _ layout: @escaping (Lobby) -> SceneLayout
    ) { (self.layout, self.tour) = (layout, tour) }

    override func build() throws -> SceneLayout { layout(self) }

    func transition(to route: Places) throws -> SceneTransition {
      switch route {
      case .first: .none
      case .terms: .present(Plain("terms"))
      case .tour: tour()
      }
    }
  }

  /// A flow without screens of its own.
  private final class Wrapper: Coordinator, Restorable {
    static let tag = "wrapper"
    var state = 0

    override func build() throws -> SceneLayout {
      let child = Teller("inside")
      startEmbedded(child: child)
      return .screen(child)
    }
  }

  /// A flow that adds one to its tabs that begins with a popover.
  private final class Guide: Coordinator, Routing {
    let initialRoute = Places.first

    override func build() throws -> SceneLayout { .tabs(Plain("map")) }

    func transition(to route: Places) throws -> SceneTransition { .start(Stop(), as: .tab) }
  }

  private final class Stop: Coordinator, Routing {
    let initialRoute = Places.first

    override func build() throws -> SceneLayout { .screen(Plain("stop")) }

    func transition(to route: Places) throws -> SceneTransition {
      .present(Plain("hint"), as: .popover)
    }
  }

  /// A flow whose routes fill the stack onto which it is pushed.
  private final class Walk: Coordinator, Routing {
    let initialRoute = Places.first

    func transition(to route: Places) throws -> SceneTransition { .push(Plain("walk")) }
  }

  private func director(_ root: Lobby) throws -> SceneDirector {
    let director = SceneDirector(root, host: HeadlessHost())
    director.restoration = try RestorationTable {
      $0.register(Places.self)
      $0.register(Wrapper.self) { _ in Wrapper() }
    }
    return director
  }

  /// Expects that the user's place in one window is restored in the next.
  private func expectReturn(
    as sketch: String, of lobby: () -> Lobby, after body: (Lobby) -> Void
  ) throws {
    let first = lobby()
    let before = try director(first)
    try before.start()
    body(first)
    #expect(before.tree.sketch == sketch)
    let again = try director(lobby())
    #expect(try again.start(restoring: before.snapshot()).isComplete)
    #expect(again.tree.renumbered == before.tree.renumbered)
    #expect(again.outlived.isEmpty)
    // The restored window is saved as it was.
    let last = try director(lobby())
    #expect(try last.start(restoring: again.snapshot()).isComplete)
    #expect(last.tree.renumbered == before.tree.renumbered)
  }

  @Test func `A flow that a route starts is restored above an earlier sheet`() throws {
    try expectReturn(as: "[home, page] ▲sheet terms ▲sheet flow") {
      Lobby(tour: .sequence(.push(Plain("page")), .start(Teller("flow"), as: .sheet))) { _ in
        .stack(Plain("home"))
      }
    } after: { lobby in
      lobby.trigger(.terms)
      lobby.trigger(.tour)
    }
  }

  @Test func `A flow without screens of its own is restored`() throws {
    try expectReturn(as: "[home] ▲sheet inside ▲popover inside") {
      Lobby(tour: .start(Wrapper(), as: .sheet)) { _ in .stack(Plain("home")) }
    } after: { lobby in
      lobby.trigger(.tour)
      lobby.start(child: Wrapper(), as: .popover)
    }
  }

  @Test func `A flow that has left stays away though it showed nothing of its own`() throws {
    try expectReturn(as: "[home, inside]") {
      Lobby { lobby in
        let parts = [Wrapper(), Wrapper()]
        for part in parts { lobby.startEmbedded(child: part) }
        return .stack([Plain("home")] + parts)
      }
    } after: {
      $0.pop()
    }
  }

  @Test func `A flow that has left its slot stays away though a route started it there`() throws {
    try expectReturn(as: "[home, page]") {
      Lobby(
        tour: .sequence(.push(Plain("page")), .start(Teller("flow"), as: .embedded("left")))
      ) { _ in .stack(Plain("home")) }
    } after: { lobby in
      lobby.trigger(.tour)
      lobby.unembed("left")
    }
  }

  @Test func `A flow that has left the stack of another one stays away though a route pushed it`()
    throws
  {
    try expectReturn(as: "[home, page]") {
      Lobby(tour: .sequence(.push(Plain("page")), .start(Walk(), as: .push))) { _ in
        .stack(Plain("home"))
      }
    } after: { lobby in
      lobby.trigger(.tour)
      lobby.pop()
    }
  }

  @Test func `A route is restored in its tab, even if another tab is selected first`()
    throws
  {
    try expectReturn(as: "<*[home, page], more>") {
      Lobby(tour: .push(Plain("page"))) { _ in
        .tabs([SceneLayout.stack(Plain("home")), Plain("more")], selected: 1)
      }
    } after: { lobby in
      lobby.select(0)
      lobby.trigger(.tour)
    }
  }

  @Test func `Equal screens of a start are distinguished by the order of their creation`() throws {
    try expectReturn(as: "[home] ▲sheet <*map, stop> ▲popover hint") {
      Lobby(tour: .start(Guide(), as: .sheet)) { _ in .stack(Plain("home")) }
    } after: {
      $0.trigger(.tour)
    }
  }
}
