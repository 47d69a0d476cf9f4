#if canImport(UIKit)
import BoxOfficeKit
import UIKit
public import UsherDI

/// This app's view controllers for the keys of the kit.
public struct UIKitAssembly: Assembly {
  /// Makes the assembly.
  public init() {}

  /// Registers them.
  public func assemble(into registrar: Registrar) {
    registrar.register(
      ShowListViewController.init(catalog:coordinator:), for: AllShows.self)
    registrar.register({ FoyerViewController() }, for: Foyer.self)
    registrar.register(
      ShowViewController.init(show:coordinator:), for: ShowDetails.self, giving: \.show)
    registrar.register(
      ThanksViewController.init(ticket:), for: ThankYou.self, giving: \.ticket)
    assembleCheckout(into: registrar)
    assembleMembers(into: registrar)
  }

  @MainActor private func assembleCheckout(into registrar: Registrar) {
    registrar.register(
      PerformancesViewController.init(cart:seating:coordinator:),
      for: ChooseEvening.self)
    registrar.register(
      SeatPlanViewController.init(cart:coordinator:), for: ChooseSeats.self)
    registrar.register(
      ContactViewController.init(session:cart:coordinator:), for: EnterContact.self)
    registrar.register(
      SummaryViewController.init(cart:coordinator:), for: ReviewOrder.self)
    registrar.register(
      PaymentViewController.init(order:till:coordinator:), for: FollowPayment.self)
  }

  @MainActor private func assembleMembers(into registrar: Registrar) {
    registrar.register(
      TicketListViewController.init(session:tickets:coordinator:), for: AllTickets.self)
    registrar.register(
      TicketViewController.init(ticket:coordinator:), for: TicketDetails.self, giving: \.ticket)
    registrar.register(
      AccountViewController.init(session:coordinator:), for: OwnAccount.self)
    registrar.register(
      SignInViewController.init(form:coordinator:), for: EnterCredentials.self)
  }
}
#endif
