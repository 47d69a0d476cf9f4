import Testing
import Usher
import UsherTesting

/// Asking for a route without following it.
@MainActor struct PermitTests {
  private enum ShopRoute: Route { case home, shop }

  private final class Cart: Coordinator {
    override func build() -> SceneLayout { .screen(Plain("cart")) }
  }

  private final class Shop: Coordinator {
    override func build() -> SceneLayout {
      let cart = Cart()
      startEmbedded(child: cart)
      push(Plain("offer"))
      return .stack(cart)
    }
  }

  private final class Home: Coordinator, Routing {
    let initialRoute = ShopRoute.home

    func transition(to route: ShopRoute) -> SceneTransition {
      switch route {
      case .home: .push(Plain("home"))
      case .shop: .start(Shop(), as: .sheet)
      }
    }
  }

  @Test func `Trials notify nobody`() throws {
    let home = Home()
    let director = SceneDirector(home, host: HeadlessHost(), options: .init(seed: 1))
    try director.start()
    var events: [SceneEvent] = []
    let observation = director.observe { events.append($0) }
    let tree = director.tree
    #expect(home.permits(.redirect(to: ShopRoute.shop)))
    #expect(events.map { "\($0)" } == [] && director.tree == tree)
    observation.cancel()
    director.close()
  }
}
