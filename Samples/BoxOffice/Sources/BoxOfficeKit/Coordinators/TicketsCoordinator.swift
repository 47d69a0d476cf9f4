public import UsherDI

/// The second tab: the tickets of whoever is signed in.
public final class TicketsCoordinator: Coordinator {
  private let session: Session
  private let tickets: TicketBook
  private let payments: any Payments

  /// Makes the tab.
  public init(session: Session, tickets: TicketBook, payments: any Payments) {
    self.session = session
    self.tickets = tickets
    self.payments = payments
  }

  /// Begins with the list.
  public override func build() throws -> Layout {
    .stack(try resolve((any TicketListScreen).self))
  }

  /// Closes what is open of somebody's tickets when they sign out.
  public override func didStart() {
    whenSignedOut(of: session) { [self] in popToRoot() }
  }

  /// Opens a ticket.
  public func open(_ ticket: Ticket) { push((any TicketScreen).self, ticket) }

  /// Signs in, to see the tickets.
  public func signIn() { start(SignInCoordinator.self, as: .sheet) }

  /// Cancels a ticket, once that is what is really wanted.
  public func cancel(_ ticket: Ticket) {
    task { [self] in
      guard await alert(.cancelling(ticket))?.button.role == .destructive else { return }
      do {
        try tickets.cancel(ticket)
        popToRoot()
        await payments.refund(Receipt(amount: ticket.total))
      } catch {
        _ = await alert(Alert("Not cancelled", message: "\(error)"))
      }
    }
  }
}

extension Alert {
  fileprivate static func cancelling(_ ticket: Ticket) -> Alert {
    Alert(
      "Cancel this ticket?",
      message: "\(ticket.title), \(ticket.seats.onTicket). You get \(ticket.total) back.",
      buttons: [.cancel("Keep it"), .destructive("Cancel it")])
  }
}
