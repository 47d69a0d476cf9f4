import BoxOfficeKit
import UsherDI

/// Screens that show nothing, and offer what all displays do: the tests look at the tree, talk to
/// the coordinators and take actions.
struct TestScreens: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(ShowList.init, for: AllShows.self)
    registrar.register(Hall.init, for: Foyer.self)
    registrar.register(ShowPage.init, for: ShowDetails.self, giving: \.show)
    registrar.register(Thanks.init, for: ThankYou.self, giving: \.ticket)

    registrar.register(Performances.init, for: ChooseEvening.self)
    registrar.register(SeatPlan.init, for: ChooseSeats.self)
    registrar.register(ContactDetails.init, for: EnterContact.self)
    registrar.register(Summary.init, for: ReviewOrder.self)
    registrar.register(Paying.init, for: FollowPayment.self)

    registrar.register(TicketList.init, for: AllTickets.self)
    registrar.register(TicketPage.init, for: TicketDetails.self, giving: \.ticket)

    registrar.register(AccountPage.init, for: OwnAccount.self)
    registrar.register(SignInPage.init, for: EnterCredentials.self)
  }
}

/// A screen that has nothing but its actions.
class TestScreen: ActionProviding {
  private let makeActions: @MainActor () -> [ScreenAction]

  init(_ makeActions: @escaping @MainActor () -> [ScreenAction]) { self.makeActions = makeActions }

  var screenActions: [ScreenAction] { makeActions() }
}

extension TestScreens {
  final class Hall: TestScreen, Screen {
    init() { super.init { [] } }
  }

  final class ShowList: TestScreen, Screen {
    init(catalog: any Catalog, shows: ShowsCoordinator) {
      super.init { catalog.shows.map(shows.openAction) }
    }
  }

  final class ShowPage: TestScreen, Screen {
    init(show: Show, shows: ShowsCoordinator) { super.init { [shows.buyAction(show)] } }
  }

  final class Thanks: TestScreen, Screen {
    init(ticket: Ticket, shows: ShowsCoordinator) { super.init { [shows.doneAction] } }
  }

  final class Performances: TestScreen, Screen {
    var dismissal: Dismissal { cart.dismissal }
    private let cart: Cart

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

  final class SeatPlan: TestScreen, Screen {
    init(checkout: CheckoutCoordinator) { super.init { [checkout.confirmAction] } }
  }

  final class ContactDetails: TestScreen, Screen {
    init(checkout: CheckoutCoordinator) { super.init { [checkout.signOutAction] } }
  }

  final class Summary: TestScreen, Screen {
    init(checkout: CheckoutCoordinator) { super.init { [checkout.payAction] } }
  }

  final class Paying: TestScreen, Screen {
    init(payment: PaymentCoordinator) { super.init { [payment.cancelAction] } }
  }

  final class TicketList: TestScreen, Screen {
    init(session: Session, tickets: TicketBook, list: TicketsCoordinator) {
      super.init {
        session.account.map { tickets.tickets(of: $0).map(list.openAction) } ?? [list.signInAction]
      }
    }
  }

  final class TicketPage: TestScreen, Screen {
    init(ticket: Ticket, list: TicketsCoordinator) { super.init { [list.cancelAction(ticket)] } }
  }

  final class AccountPage: TestScreen, Screen {
    init(account: AccountCoordinator) { super.init { [account.action] } }
  }

  final class SignInPage: TestScreen, Screen {
    init(signIn: SignInCoordinator) { super.init { [signIn.submitAction] } }
  }
}
