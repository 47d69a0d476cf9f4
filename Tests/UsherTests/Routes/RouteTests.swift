import Testing
import Usher
import UsherTesting

/// Routes between coordinators, and routes that make their own transitions.
@MainActor struct RouteTests {
  enum HallRoute: Route {
    case foyer
    case stage(Int)
    case seat
  }
  enum SeatRoute: Route { case row, up, nowhere }

  final class Hall: Coordinator, Routing {
    var isOpen = true
    private(set) var asked = 0
    var initialRoute: HallRoute {
      asked += 1
      return isOpen ? .foyer : .stage(0)
    }

    func transition(to route: HallRoute) -> SceneTransition {
      switch route {
      case .foyer: .push(Plain("foyer"))
      case .stage(let number): .push(Plain("stage \(number)"))
      case .seat: .start(Seat(), as: .sheet)
      }
    }
  }

  final class Seat: Coordinator, Routing {
    let initialRoute = SeatRoute.row

    func transition(to route: SeatRoute) -> SceneTransition {
      switch route {
      case .row: .push(Plain("row"))
      case .up: .parent(HallRoute.stage(1))
      case .nowhere: .parent(SeatRoute.row)
      }
    }
  }

  @Test func `The initial route is asked for once, while it is prepared, and follows the state`()
    throws
  {
    let open = Hall()
    #expect(try TestStage(root: open).director.tree.sketch == "[foyer]")
    #expect(open.asked == 1)
    let closed = Hall()
    closed.isOpen = false
    #expect(try TestStage(root: closed).director.tree.sketch == "[stage 0]")
  }

  @Test func `A route of the parent is done by the parent`() throws {
    let hall = Hall()
    let stage = try TestStage(root: hall)
    hall.trigger(.seat)
    #expect(stage.director.tree.sketch == "[foyer] ▲sheet [row]")
    let seat = try stage.coordinator(Seat.self)
    #expect(seat.trigger(.up).isAdmitted)
    #expect(stage.director.tree.sketch == "[foyer, stage 1] ▲sheet [row]")
    let error = try stage.coordinator(Seat.self).trigger(.nowhere).error
    #expect(
      error?.detail
        == "SeatRoute.row cannot be followed: no coordinator above Seat has routes of that type.")
  }

  @Test func `Two equal routes in two turns before the display has settled are one tap`()
    async throws
  {
    let host = ManualHost()
    let hall = Hall()
    let stage = try TestStage(root: hall, host: host)
    host.finishAll()
    #expect(hall.trigger(.stage(1)).isAdmitted)
    await Task.yield()
    #expect(hall.trigger(.stage(1)).error?.reason == .stale)
    #expect(hall.trigger(.stage(2)).isAdmitted)
    host.finishAll()
    #expect(hall.trigger(.stage(1)).isAdmitted)
    #expect(stage.director.tree.sketch == "[foyer, stage 1, stage 2, stage 1]")
  }

  @Test func `A route from a screen that is covered is stale`() throws {
    let hall = Hall()
    let stage = try TestStage(root: hall)
    let foyer = try #require(stage.activeScreen)
    #expect(hall.trigger(.stage(1), from: foyer).isAdmitted)
    #expect(hall.trigger(.stage(2), from: foyer).error?.reason == .stale)
  }

  enum LobbyRoute: TransitionRoute {
    case door
    case desk(Int)
    case empty

    func transition(in coordinator: RouteCoordinator<LobbyRoute>) -> SceneTransition {
      switch self {
      case .door: .push(Plain("door"))
      case .desk(let number): .push(Plain("desk \(number)"))
      case .empty: .none
      }
    }
  }

  @Test func `Routes that make their own transition need no coordinator of their own`() throws {
    let lobby = RouteCoordinator(initial: LobbyRoute.door)
    let stage = try TestStage(root: lobby)
    #expect(lobby.trigger(.desk(2)).isAdmitted)
    #expect(stage.director.tree.sketch == "[door, desk 2]")
    #expect(stage.outline == "stack Lobby\n  Plain\n  Plain")
    let other = RouteCoordinator(initial: LobbyRoute.desk(1))
    #expect(lobby.start(child: other, as: .sheet).isAdmitted)
    #expect(stage.director.tree.sketch == "[door, desk 2] ▲sheet [desk 1]")
  }

  @Test func `A route that leaves the first stack empty is refused`() throws {
    let error = #expect(throws: NavigationError.self) {
      try SceneDirector(RouteCoordinator(initial: LobbyRoute.empty), host: HeadlessHost())
        .start(fileID: "App/Lobby.swift", line: 3)
    }
    #expect(
      error.map { "\($0)" } == """
        Lobby could not start: impossible.
          at App/Lobby.swift:3
          Lobby shows nothing: its routes left its stack empty.
          • Let its initial route push or set a screen, or override build().
        """)
  }

  @Test func `Routes of different types are different, and print as they are written`() {
    enum Other: Route { case foyer }
    #expect(AnyRoute(HallRoute.foyer) == AnyRoute(HallRoute.foyer))
    #expect(AnyRoute(HallRoute.foyer) != AnyRoute(Other.foyer))
    #expect("\(AnyRoute(HallRoute.stage(3)))" == "stage(3)")
    #expect(AnyRoute(HallRoute.foyer).as(Other.self) == nil)
  }
}
