import BoxOfficeKit
import UsherTerminal

final class TerminalThanks: TerminalScreen {
  let title = "Thank you"
  private let ticket: Ticket
  private let coordinator: ShowsCoordinator

  init(ticket: Ticket, coordinator: ShowsCoordinator) {
    self.ticket = ticket
    self.coordinator = coordinator
  }

  var lines: [Line] {
    ticket.lines
    Line.blank
    Line.text("You find it under Tickets. Enjoy the show!", .good)
    Line.item(coordinator.doneAction)
  }
}
