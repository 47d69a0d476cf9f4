import ShopInterface
public import UsherDI

/// The way to buy: the basket, and the order.
public struct CheckoutAssembly: Assembly {
  /// Makes the assembly.
  public init() {}

  /// Registers them.
  public func assemble(into registrar: Registrar) {
    registrar.needs(PickItem.self)
    registrar.register(BuyCoordinator.init, for: Buy.self)
    registrar.register(Basket.init, lifetime: .scoped(to: BuyCoordinator.self))
    registrar.register(BasketScreen.init, for: BasketStep.self)
  }
}
