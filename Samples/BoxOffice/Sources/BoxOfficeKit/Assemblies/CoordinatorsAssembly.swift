public import UsherDI

/// The coordinators, what lives as long as one of them, and the screens that each host registers.
public struct CoordinatorsAssembly: Assembly {
  /// Makes the assembly.
  public init() {}

  /// Registers them.
  public func assemble(into registrar: Registrar) {
    registrar.needs(AllShows.self, Foyer.self, ShowDetails.self, ThankYou.self)
    registrar.needs(ChooseEvening.self, ChooseSeats.self, EnterContact.self, ReviewOrder.self)
    registrar.needs(FollowPayment.self, AllTickets.self, TicketDetails.self)
    registrar.needs(OwnAccount.self, EnterCredentials.self)

    registrar.register(BoxOfficeCoordinator.init)
    registrar.register(ShowsCoordinator.init, for: ShowsTab.self)
    registrar.register(TicketsCoordinator.init, for: TicketsTab.self)
    registrar.register(AccountCoordinator.init, for: AccountTab.self)

    registrar.register(SignInCoordinator.init)
    registrar.register(SignInForm.init, lifetime: .scoped(to: SignInCoordinator.self))

    registrar.register(CheckoutCoordinator.init, arguments: Show.self)
    registrar.register(Cart.init, lifetime: .scoped(to: CheckoutCoordinator.self))

    registrar.register(PaymentCoordinator.init, arguments: Order.self)
    registrar.register(Till.init, lifetime: .scoped(to: PaymentCoordinator.self))
  }
}
