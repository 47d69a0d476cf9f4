import BoxOfficeKit
import UsherTerminal

final class TerminalTicketList: TerminalScreen {
  let title = "Tickets"
  private let session: Session
  private let tickets: TicketBook
  private let coordinator: TicketsCoordinator

  init(session: Session, tickets: TicketBook, coordinator: TicketsCoordinator) {
    self.session = session
    self.tickets = tickets
    self.coordinator = coordinator
  }

  var lines: [Line] {
    if let notice = tickets.notice { [.text(notice, .warning), .blank] }
    if let account = session.account {
      list(tickets.tickets(of: account))
    } else {
      Line.text("Your tickets are here once you have signed in.")
      Line.blank
      Line.item(coordinator.signInAction)
    }
  }

  @ArrayBuilder<Line> private func list(_ tickets: [Ticket]) -> [Line] {
    if tickets.isEmpty { "No tickets yet. The season is under Shows." }
    for ticket in tickets {
      Line.item(
        coordinator.openAction(ticket),
        detail: "\(ticket.starts.dayOfSeason), \(ticket.seats.onTicket)")
    }
  }
}
