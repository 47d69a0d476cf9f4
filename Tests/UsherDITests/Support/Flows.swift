import UsherDI
import UsherTesting

final class ListScreen: Screen {}

@MainActor protocol SeatsScreen: Screen {
  var cart: CheckoutCart { get }
}

final class PlainSeatsScreen: SeatsScreen {
  let cart: CheckoutCart
  init(cart: CheckoutCart) { self.cart = cart }
}

final class DetailScreen: Screen {
  let show: Show
  init(show: Show) { self.show = show }
}

final class CheckoutCart {
  let show: Show
  init(show: Show) { self.show = show }
}

final class HomeCoordinator: Coordinator {
  let logger: Logger
  init(logger: Logger) { self.logger = logger }
  override func build() throws -> SceneLayout { .stack(ListScreen()) }
}

final class CheckoutCoordinator: Coordinator, Concluding {
  typealias Output = String
  let cart: CheckoutCart
  init(cart: CheckoutCart) { self.cart = cart }
  override func build() throws -> SceneLayout { .stack(try resolve((any SeatsScreen).self)) }
}

struct HouseAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(Logger.init, lifetime: .shared)
    registrar.register(HomeCoordinator.init)
    registrar.register(CheckoutCoordinator.init, arguments: Show.self)
    registrar.register(CheckoutCart.init, lifetime: .scoped(to: CheckoutCoordinator.self))
    registrar.register(PlainSeatsScreen.init, as: (any SeatsScreen).self)
    registrar.register(DetailScreen.init, arguments: Show.self)
  }
}
