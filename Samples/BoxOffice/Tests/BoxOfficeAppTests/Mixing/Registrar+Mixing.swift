import BoxOfficeKit
import UsherDI
import UsherSwiftUI

@testable import BoxOfficeSwiftUI
@testable import BoxOfficeUIKit

extension Registrar {
  /// Replaces some of the views by view controllers: the app is half of each then.
  func mixInControllers() {
    register(
      ShowViewController.init(show:coordinator:), for: ShowDetails.self, giving: \.show)
    register(SeatPlanViewController.init(cart:coordinator:), for: ChooseSeats.self)
    register(SummaryViewController.init(cart:coordinator:), for: ReviewOrder.self)
    register(
      ThanksViewController.init(ticket:), for: ThankYou.self, giving: \.ticket)
    register(
      TicketListViewController.init(session:tickets:coordinator:),
      for: AllTickets.self)
    register(SignInViewController.init(form:coordinator:), for: EnterCredentials.self)
  }

  /// Replaces the others, but for the one whose bar is made by UIKit.
  func mixInOtherControllers() {
    register(
      PerformancesViewController.init(cart:seating:coordinator:),
      for: ChooseEvening.self)
    register(ContactViewController.init(session:cart:coordinator:), for: EnterContact.self)
    register(PaymentViewController.init(order:till:coordinator:), for: FollowPayment.self)
    register(
      TicketViewController.init(ticket:coordinator:), for: TicketDetails.self, giving: \.ticket)
    register(AccountViewController.init(session:coordinator:), for: OwnAccount.self)
  }

  /// Replaces some of the view controllers by views.
  func mixInViews() {
    register(ShowListView.init, for: AllShows.self)
    register(Performances.init, for: ChooseEvening.self)
    register(ContactView.init, for: EnterContact.self)
    register(PaymentView.init, for: FollowPayment.self)
    register(TicketView.init, for: TicketDetails.self, giving: \.ticket)
    register(AccountView.init, for: OwnAccount.self)
  }
}
