import BoxOfficeKit
import UsherTerminal

final class TerminalTicket: TerminalScreen {
  private let ticket: Ticket
  private let coordinator: TicketsCoordinator

  init(ticket: Ticket, coordinator: TicketsCoordinator) {
    self.ticket = ticket
    self.coordinator = coordinator
  }

  var title: String? { ticket.number }

  var lines: [Line] {
    ticket.lines
    Line.blank
    Line.item(coordinator.cancelAction(ticket))
  }
}
