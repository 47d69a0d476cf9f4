#if canImport(SwiftUI)
import SwiftUI
import UsherSwiftUI

/// The membership of the user.
@Observable @MainActor final class MemberSession {
  var isMember = false
}

enum HallRoute: Route {
  case films
  case seats(Int)
}

final class HallCoordinator: Coordinator, Routing {
  var initialRoute: HallRoute { .films }
  func transition(to route: HallRoute) -> SceneTransition {
    switch route {
    case .films: .push(PlainView(words: "Films"))
    case .seats(let number): .push(PlainView(words: "Seats of \(number)"))
    }
  }
}

final class MemberCoordinator: Coordinator, Concluding {
  typealias Output = Bool
  override func build() -> SceneLayout { .screen(MemberView(member: self)) }
}

@MainActor func hall(on host: SwiftUIHost, for session: MemberSession) throws -> SceneDirector {
  let director = SceneDirector(HallCoordinator(), host: host)
  director.links = try DeepLinkTable(scheme: "hall") {
    $0.add("seats/{number}") { (number: Int) in DeepLink(HallRoute.seats(number)) }
  }
  director.guards = [
    Guard("members") { proposal in
      let isFree = proposal.routes(of: HallRoute.self).allSatisfy { $0 == .films }
      return isFree || session.isMember ? .allow : .detour(through: MemberCoordinator())
    }
  ]
  return director
}

struct MemberView: ScreenView {
  let member: MemberCoordinator
  @Environment(MemberSession.self) private var session

  var body: some View {
    Button("Sign in") {
      session.isMember = true
      member.finish(true)
    }
  }
}
#endif
