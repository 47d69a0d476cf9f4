import BoxOfficeKit
import UsherDI

/// Screens that show nothing, and offer what all displays do: the tests look at the tree, talk to
/// the coordinators and take actions.
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

/// A screen that has nothing but its actions.
class TestScreen: ActionProviding {
  private let makeActions: @MainActor () -> [ScreenAction]

  init(_ makeActions: @escaping @MainActor () -> [ScreenAction]) { self.makeActions = makeActions }

  var screenActions: [ScreenAction] { makeActions() }
}

extension TestScreens {
  final class ShowList: TestScreen, ShowListScreen {
    init(catalog: any Catalog, shows: ShowsCoordinator) {
      super.init { catalog.shows.map(shows.openAction) }
    }
  }

  final class ShowPage: TestScreen, ShowScreen {
    init(show: Show, shows: ShowsCoordinator) { super.init { [shows.buyAction(show)] } }
  }

  final class Thanks: TestScreen, ThanksScreen {
    init(ticket: Ticket, shows: ShowsCoordinator) { super.init { [shows.doneAction] } }
  }

  final class Performances: TestScreen, PerformancesScreen {
    let cart: Cart

    init(cart: Cart, seating: any Seating, checkout: CheckoutCoordinator) {
      self.cart = cart
      super.init {
        cart.show.performances.map { evening in
          let left = cart.show.house.seats.count - seating.taken(at: evening).count
          return checkout.chooseAction(evening, seatsLeft: left)
        }
      }
    }
  }

  final class SeatPlan: TestScreen, SeatPlanScreen {
    init(checkout: CheckoutCoordinator) { super.init { [checkout.confirmAction] } }
  }

  final class ContactDetails: TestScreen, ContactScreen {
    init(checkout: CheckoutCoordinator) { super.init { [checkout.signOutAction] } }
  }

  final class Summary: TestScreen, SummaryScreen {
    init(checkout: CheckoutCoordinator) { super.init { [checkout.payAction] } }
  }

  final class Paying: TestScreen, PaymentScreen {
    init(payment: PaymentCoordinator) { super.init { [payment.cancelAction] } }
  }

  final class TicketList: TestScreen, TicketListScreen {
    init(session: Session, tickets: TicketBook, list: TicketsCoordinator) {
      super.init {
        session.account.map { tickets.tickets(of: $0).map(list.openAction) } ?? [list.signInAction]
      }
    }
  }

  final class TicketPage: TestScreen, TicketScreen {
    init(ticket: Ticket, list: TicketsCoordinator) { super.init { [list.cancelAction(ticket)] } }
  }

  final class AccountPage: TestScreen, AccountScreen {
    init(account: AccountCoordinator) { super.init { [account.action] } }
  }

  final class SignInPage: TestScreen, SignInScreen {
    init(signIn: SignInCoordinator) { super.init { [signIn.submitAction] } }
  }
}
