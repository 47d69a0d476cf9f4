import BoxOfficeKit
import UsherDI

/// Screens that show nothing: the tests look at the tree and talk to the coordinators.
struct TestScreens: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(ShowList.init, as: (any ShowListScreen).self)
    registrar.register(ShowPage.init, as: (any ShowScreen).self, arguments: Show.self)
    registrar.register(Thanks.init, as: (any ThanksScreen).self, arguments: Ticket.self)

    registrar.register(Performances.init, as: (any PerformancesScreen).self)
    registrar.register(SeatPlan.init, as: (any SeatPlanScreen).self)
    registrar.register(ContactDetails.init, as: (any ContactScreen).self)
    registrar.register(Summary.init, as: (any SummaryScreen).self)
    registrar.register(Paying.init, as: (any PaymentScreen).self)

    registrar.register(TicketList.init, as: (any TicketListScreen).self)
    registrar.register(TicketPage.init, as: (any TicketScreen).self, arguments: Ticket.self)

    registrar.register(AccountPage.init, as: (any AccountScreen).self)
    registrar.register(SignInPage.init, as: (any SignInScreen).self)
  }
}

extension TestScreens {
  final class ShowList: ShowListScreen {}
  final class ShowPage: ShowScreen { init(show: Show) {} }
  final class Thanks: ThanksScreen { init(ticket: Ticket) {} }

  final class Performances: PerformancesScreen {
    let cart: Cart
    init(cart: Cart) { self.cart = cart }
  }

  final class SeatPlan: SeatPlanScreen {}
  final class ContactDetails: ContactScreen {}
  final class Summary: SummaryScreen {}
  final class Paying: PaymentScreen {}

  final class TicketList: TicketListScreen {}
  final class TicketPage: TicketScreen { init(ticket: Ticket) {} }

  final class AccountPage: AccountScreen {}
  final class SignInPage: SignInScreen {}
}
