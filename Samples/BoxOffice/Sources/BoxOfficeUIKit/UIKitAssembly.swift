#if canImport(UIKit)
import BoxOfficeKit
public import UsherDI

/// This app's view controllers for the screens that the coordinators know by protocol.
public struct UIKitAssembly: Assembly {
  /// Makes the assembly.
  public init() {}

  /// Registers them.
  public func assemble(into registrar: Registrar) {
    registrar.register(
      ShowListViewController.init(catalog:coordinator:), as: (any ShowListScreen).self)
    registrar.register(
      ShowViewController.init(show:coordinator:), as: (any ShowScreen).self, arguments: Show.self)
    registrar.register(
      ThanksViewController.init(ticket:), as: (any ThanksScreen).self, arguments: Ticket.self)
    assembleCheckout(into: registrar)
    assembleMembers(into: registrar)
  }

  @MainActor private func assembleCheckout(into registrar: Registrar) {
    registrar.register(
      PerformancesViewController.init(cart:seating:coordinator:),
      as: (any PerformancesScreen).self)
    registrar.register(
      SeatPlanViewController.init(cart:coordinator:), as: (any SeatPlanScreen).self)
    registrar.register(
      ContactViewController.init(session:cart:coordinator:), as: (any ContactScreen).self)
    registrar.register(
      SummaryViewController.init(cart:coordinator:), as: (any SummaryScreen).self)
    registrar.register(
      PaymentViewController.init(order:till:coordinator:), as: (any PaymentScreen).self)
  }

  @MainActor private func assembleMembers(into registrar: Registrar) {
    registrar.register(
      TicketListViewController.init(session:tickets:coordinator:), as: (any TicketListScreen).self)
    registrar.register(
      TicketViewController.init(ticket:coordinator:), as: (any TicketScreen).self,
      arguments: Ticket.self)
    registrar.register(
      AccountViewController.init(session:coordinator:), as: (any AccountScreen).self)
    registrar.register(
      SignInViewController.init(form:coordinator:), as: (any SignInScreen).self)
  }
}
#endif
