#if canImport(SwiftUI)
import BoxOfficeKit
public import UsherDI
import UsherSwiftUI

/// This app's views for the keys of the kit.
public struct SwiftUIAssembly: Assembly {
  /// Makes the assembly.
  public init() {}

  /// Registers them.
  public func assemble(into registrar: Registrar) {
    registrar.register(ShowListView.init, for: AllShows.self)
    registrar.register(FoyerView.init, for: Foyer.self)
    registrar.register(ShowView.init, for: ShowDetails.self, giving: \.show)
    registrar.register(ThanksView.init, for: ThankYou.self, giving: \.ticket)

    registrar.register(Performances.init, for: ChooseEvening.self)
    registrar.register(SeatPlan.init, for: ChooseSeats.self)
    registrar.register(ContactView.init, for: EnterContact.self)
    registrar.register(SummaryView.init, for: ReviewOrder.self)
    registrar.register(PaymentView.init, for: FollowPayment.self)

    registrar.register(TicketListView.init, for: AllTickets.self)
    registrar.register(TicketView.init, for: TicketDetails.self, giving: \.ticket)

    registrar.register(AccountView.init, for: OwnAccount.self)
    registrar.register(SignInView.init, for: EnterCredentials.self)
  }
}
#endif
