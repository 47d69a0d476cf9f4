#if canImport(SwiftUI)
import BoxOfficeKit
public import UsherDI
import UsherSwiftUI

/// This app's views for the screens that the coordinators know by protocol.
public struct SwiftUIAssembly: Assembly {
  /// Makes the assembly.
  public init() {}

  /// Registers them.
  public func assemble(into registrar: Registrar) {
    registrar.register(screen(ShowListView.init), as: (any ShowListScreen).self)
    registrar.register(screen(ShowView.init), as: (any ShowScreen).self, arguments: Show.self)
    registrar.register(screen(ThanksView.init), as: (any ThanksScreen).self, arguments: Ticket.self)

    registrar.register(Performances.init, as: (any PerformancesScreen).self)
    registrar.register(SeatPlan.init, as: (any SeatPlanScreen).self)
    registrar.register(screen(ContactView.init), as: (any ContactScreen).self)
    registrar.register(screen(SummaryView.init), as: (any SummaryScreen).self)
    registrar.register(screen(PaymentView.init), as: (any PaymentScreen).self)

    registrar.register(screen(TicketListView.init), as: (any TicketListScreen).self)
    registrar.register(screen(TicketView.init), as: (any TicketScreen).self, arguments: Ticket.self)

    registrar.register(screen(AccountView.init), as: (any AccountScreen).self)
    registrar.register(screen(SignInView.init), as: (any SignInScreen).self)
  }
}
#endif
