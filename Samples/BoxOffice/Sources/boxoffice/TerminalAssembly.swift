import BoxOfficeKit
import UsherDI

/// This app's classes for the screens that the coordinators know by protocol.
struct TerminalAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(TerminalShowList.init, as: (any ShowListScreen).self)
    registrar.register(TerminalShow.init, as: (any ShowScreen).self, arguments: Show.self)
    registrar.register(TerminalThanks.init, as: (any ThanksScreen).self, arguments: Ticket.self)

    registrar.register(TerminalPerformances.init, as: (any PerformancesScreen).self)
    registrar.register(TerminalSeatPlan.init, as: (any SeatPlanScreen).self)
    registrar.register(TerminalContact.init, as: (any ContactScreen).self)
    registrar.register(TerminalSummary.init, as: (any SummaryScreen).self)
    registrar.register(TerminalPayment.init, as: (any PaymentScreen).self)

    registrar.register(TerminalTicketList.init, as: (any TicketListScreen).self)
    registrar.register(TerminalTicket.init, as: (any TicketScreen).self, arguments: Ticket.self)

    registrar.register(TerminalAccount.init, as: (any AccountScreen).self)
    registrar.register(TerminalSignIn.init, as: (any SignInScreen).self)
  }
}
