public import UsherDI

/// The coordinators, and what lives as long as one of them.
public struct CoordinatorsAssembly: Assembly {
  /// Makes the assembly.
  public init() {}

  /// Registers them.
  public func assemble(into registrar: Registrar) {
    registrar.register(BoxOfficeCoordinator.init)
    registrar.register(ShowsCoordinator.init)
    registrar.register(TicketsCoordinator.init)
    registrar.register(AccountCoordinator.init)

    registrar.register(SignInCoordinator.init)
    registrar.register(SignInForm.init, lifetime: .scoped(to: SignInCoordinator.self))

    registrar.register(CheckoutCoordinator.init, arguments: Show.self)
    registrar.register(Cart.init, lifetime: .scoped(to: CheckoutCoordinator.self))

    registrar.register(PaymentCoordinator.init, arguments: Order.self)
    registrar.register(Till.init, lifetime: .scoped(to: PaymentCoordinator.self))
  }
}
