#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
import Usher
import UsherSwiftUI

/// Links that ask, on simulated SwiftUI.
@MainActor struct RouteLinkTests {
  @Test func `A link moves, and is disabled if nothing has such routes`() async {
    let renderer = Renderer { UsherView { SceneDirector(Season(), host: $0) } }
    await renderer.rest()
    #expect(!renderer.user.tap("Elsewhere") && renderer.user.tap("Hamlet"))
    await renderer.rest()
    #expect(renderer.shows("This is hamlet"))
  }

  @Test func `A link that asks first is disabled while guards refuse its route`() async {
    var director: SceneDirector?
    let renderer = Renderer {
      UsherView {
        let made = SceneDirector(Season(), host: $0)
        made.guards = [Self.closed]
        director = made
        return made
      }
    }
    await renderer.rest()
    #expect(!renderer.user.canTap("Faust") && renderer.user.canTap("Hamlet"))
    director?.guards = []
    await renderer.rest()
    #expect(renderer.user.tap("Faust"))
    await renderer.rest()
    #expect(renderer.shows("This is faust"))
  }

  @Test func `A link that asks first asks again for another route`() async {
    let renderer = Renderer {
      UsherView {
        let director = SceneDirector(Season(), host: $0)
        director.guards = [Self.closed]
        return director
      }
    }
    await renderer.rest()
    #expect(renderer.user.canTap("Open"))
    renderer.user.tap("Turn")
    await renderer.rest()
    #expect(!renderer.user.canTap("Open"))
    renderer.user.tap("Turn")
    await renderer.rest()
    #expect(renderer.user.canTap("Open"))
  }

  private static let closed = Guard("closed") {
    $0.tree.active?.title == "faust" ? .deny("It is closed.") : .allow
  }
}

private enum SeasonRoute: Route {
  case overview
  case show(String)
}

private enum OtherRoute: Route {
  case somewhere
}

private final class Season: Coordinator, Routing {
  var initialRoute: SeasonRoute { .overview }

  func transition(to route: SeasonRoute) throws -> SceneTransition {
    switch route {
    case .overview: .push(SeasonView())
    case .show(let name): .push(PlaceView(name))
    }
  }
}

private struct SeasonView: ScreenView {
  @State private var name = "hamlet"

  var body: some View {
    VStack {
      RouteLink("Hamlet", to: SeasonRoute.show("hamlet"))
      RouteLink("Faust", to: SeasonRoute.show("faust")).disabledWhileRefused()
      RouteLink("Elsewhere", to: OtherRoute.somewhere)
      Button("Turn") { name = name == "hamlet" ? "faust" : "hamlet" }
      RouteLink("Open", to: SeasonRoute.show(name)).disabledWhileRefused()
    }
  }
}
#endif
