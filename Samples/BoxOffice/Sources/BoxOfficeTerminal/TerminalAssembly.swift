import BoxOfficeKit
public import UsherDI

/// This app's classes for the keys of the kit.
public struct TerminalAssembly: Assembly {
  /// Makes the assembly.
  public init() {}

  /// Registers them.
  public func assemble(into registrar: Registrar) {
    registrar.register(TerminalShowList.init, for: AllShows.self)
    registrar.register(TerminalFoyer.init, for: Foyer.self)
    registrar.register(TerminalShow.init, for: ShowDetails.self, giving: \.show)
    registrar.register(TerminalThanks.init, for: ThankYou.self, giving: \.ticket)

    registrar.register(TerminalPerformances.init, for: ChooseEvening.self)
    registrar.register(TerminalSeatPlan.init, for: ChooseSeats.self)
    registrar.register(TerminalContact.init, for: EnterContact.self)
    registrar.register(TerminalSummary.init, for: ReviewOrder.self)
    registrar.register(TerminalPayment.init, for: FollowPayment.self)

    registrar.register(TerminalTicketList.init, for: AllTickets.self)
    registrar.register(TerminalTicket.init, for: TicketDetails.self, giving: \.ticket)

    registrar.register(TerminalAccount.init, for: OwnAccount.self)
    registrar.register(TerminalSignIn.init, for: EnterCredentials.self)
  }
}
