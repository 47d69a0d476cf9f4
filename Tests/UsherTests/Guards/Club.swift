import Usher
import UsherTesting

enum ClubRoute: Route {
  case hall
  case vault
  case box(Int)
  case door
}

/// A club whose vault is for members: a user who has not signed in is redirected to the desk first.
final class ClubCoordinator: Coordinator, Routing {
  let initialRoute: ClubRoute

  init(_ initial: ClubRoute = .hall) { initialRoute = initial }

  func transition(to route: ClubRoute) -> SceneTransition {
    switch route {
    case .hall: .push(Plain("hall"))
    case .vault: .push(Plain("vault"))
    case .box(let number): .push(Plain("box \(number)"))
    case .door: .push(Plain("door"))
    }
  }
}

final class DeskCoordinator: Coordinator, Concluding {
  typealias Output = String
  override func build() throws -> SceneLayout { .screen(Plain("desk")) }
}

/// The club on a stage, with its guard.
@MainActor final class Club {
  let coordinator: ClubCoordinator
  let host: HeadlessHost
  let director: SceneDirector
  private(set) var events: [SceneEvent] = []
  var isMember = false
  /// The number of redirects to the desk.
  private(set) var asked = 0

  init(_ initial: ClubRoute = .hall, starts: Bool = true) throws {
    coordinator = ClubCoordinator(initial)
    host = HeadlessHost()
    director = SceneDirector(coordinator, host: host, options: SceneDirector.Options(seed: 1))
    director.links = try DeepLinkTable(scheme: "club") {
      $0.add("vault", ClubRoute.vault)
      $0.add("box/{number}") { (number: Int) in DeepLink(ClubRoute.box(number)) }
    }
    director.observe { [weak self] in self?.events.append($0) }
    director.guards = [membersOnly]
    if starts { try director.start() }
  }

  var sketch: String { director.tree.sketch }

  /// The desk, while it is shown.
  var desk: DeskCoordinator? {
    director.livingCoordinators.lazy.compactMap { $0 as? DeskCoordinator }.last
  }

  func signIn() {
    isMember = true
    desk?.finish("welcome")
  }

  private var membersOnly: Guard {
    Guard("members only") { [unowned self] proposal in
      let isProtected = proposal.routes(of: ClubRoute.self).contains {
        if case .box = $0 { true } else { $0 == .vault }
      }
      guard isProtected, !isMember else { return .allow }
      asked += 1
      return .detour(through: DeskCoordinator())
    }
  }
}
