public import UsherDI

/// The second tab: the tickets of whoever is signed in.
public final class TicketsCoordinator: Coordinator, Concluding, Routing {
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
  public var initialRoute: TicketsRoute { .list }

  /// Leads to its places; for whoever is not signed in, the guard comes before a ticket.
  public func transition(to route: TicketsRoute) throws -> SceneTransition {
    switch route {
    case .list: .push(AllTickets())
    case .ticket(let number): .push(TicketDetails(ticket: try ticket(number)))
    }
  }

  /// Opens a ticket.
  public func open(_ ticket: Ticket) { trigger(.ticket(ticket.id)) }

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
        _ = await alert(SceneAlert("Not cancelled", message: error.inWords))
      }
    }
  }
}

extension TicketsCoordinator {
  private func ticket(_ number: Ticket.ID) throws(NotFound) -> Ticket {
    guard let ticket = tickets.tickets.first(where: { $0.id == number }), isTheirs(ticket) else {
      throw .ticket(number)
    }
    return ticket
  }

  private func isTheirs(_ ticket: Ticket) -> Bool {
    session.account.map { $0 == ticket.holder } ?? true
  }
}

/// What its screens offer, for their buttons and for tests alike.
extension TicketsCoordinator {
  /// The name of the button that the question about a ticket points to.
  public nonisolated static let cancelButton = "cancel"

  /// The way in.
  public var signInAction: ScreenAction { ScreenAction("Sign in") { self.signIn() } }

  /// Returns what a ticket's row does.
  public func openAction(_ ticket: Ticket) -> ScreenAction {
    ScreenAction(ticket.title) { self.open(ticket) }
  }

  /// Returns what can be done about a ticket.
  public func cancelAction(_ ticket: Ticket) -> ScreenAction {
    ScreenAction("Cancel this ticket") { self.cancel(ticket) }
  }
}

extension SceneAlert {
  fileprivate static func cancelling(_ ticket: Ticket) -> SceneAlert {
    SceneAlert(
      "Cancel this ticket?",
      message: "\(ticket.title), \(ticket.seats.onTicket). You get \(ticket.total) back.",
      buttons: [.cancel("Keep it"), .destructive("Cancel it")], style: .dialog,
      from: TicketsCoordinator.cancelButton)
  }
}
