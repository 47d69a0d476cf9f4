import UsherDI
import UsherTerminal

enum FoyerRoute: Route {
  case tonight
  case play(String)
  case members
}

final class FoyerCoordinator: Coordinator, Routing {
  let initialRoute = FoyerRoute.tonight

  func transition(to route: FoyerRoute) -> SceneTransition {
    switch route {
    case .tonight: .popToRoot()
    case .play(let title): .push(PlayScreen.self, title)
    case .members: .push(MembersScreen.self)
    }
  }

  override func build() throws -> SceneLayout { .stack(try resolve(TonightScreen.self)) }
}

final class TonightScreen: TerminalScreen {
  let title = "Tonight"
  private let router: Router<FoyerRoute>
  init(router: Router<FoyerRoute>) { self.router = router }

  var lines: [Line] {
    for play in ["Nine Umbrellas", "Winterwood"] {
      Line.item(play) { self.router.trigger(.play(play), from: self) }
    }
    Line.item("Members") { self.router.trigger(.members, from: self) }
  }
}

final class PlayScreen: TerminalScreen {
  let title: String?
  init(play: String) { title = play }

  var lines: [Line] { "The curtain rises at eight." }
}

final class MembersScreen: TerminalScreen {
  let title = "Members"
  var lines: [Line] { "The bar is open until two." }
}
