import BoxOfficeKit
import UsherDI
import UsherSwiftUI

@testable import BoxOfficeSwiftUI
@testable import BoxOfficeUIKit

extension Registrar {
  /// Replaces some of the views by view controllers: the app is half of each then.
  func mixInControllers() {
    register(
      ShowViewController.init(show:coordinator:), as: (any ShowScreen).self, arguments: Show.self)
    register(SeatPlanViewController.init(cart:coordinator:), as: (any SeatPlanScreen).self)
    register(SummaryViewController.init(cart:coordinator:), as: (any SummaryScreen).self)
    register(
      ThanksViewController.init(ticket:), as: (any ThanksScreen).self, arguments: Ticket.self)
    register(
      TicketListViewController.init(session:tickets:coordinator:),
      as: (any TicketListScreen).self)
    register(SignInViewController.init(form:coordinator:), as: (any SignInScreen).self)
  }

  /// Replaces the others, but for the one whose bar is made by UIKit.
  func mixInOtherControllers() {
    register(
      PerformancesViewController.init(cart:seating:coordinator:),
      as: (any PerformancesScreen).self)
    register(ContactViewController.init(session:cart:coordinator:), as: (any ContactScreen).self)
    register(PaymentViewController.init(order:till:coordinator:), as: (any PaymentScreen).self)
    register(
      TicketViewController.init(ticket:coordinator:), as: (any TicketScreen).self,
      arguments: Ticket.self)
    register(AccountViewController.init(session:coordinator:), as: (any AccountScreen).self)
  }

  /// Replaces some of the view controllers by views.
  func mixInViews() {
    register(screen(ShowListView.init), as: (any ShowListScreen).self)
    register(Performances.init, as: (any PerformancesScreen).self)
    register(screen(ContactView.init), as: (any ContactScreen).self)
    register(screen(PaymentView.init), as: (any PaymentScreen).self)
    register(screen(TicketView.init), as: (any TicketScreen).self, arguments: Ticket.self)
    register(screen(AccountView.init), as: (any AccountScreen).self)
  }
}
