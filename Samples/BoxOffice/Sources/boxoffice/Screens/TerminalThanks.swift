import BoxOfficeKit
import UsherTerminal

final class TerminalThanks: TerminalScreen, ThanksScreen {
  let title: String? = "Thank you"
  private let ticket: Ticket

  init(ticket: Ticket) { self.ticket = ticket }

  var lines: [Line] {
    ticket.lines
    Line.blank
    Line.text("You find it under Tickets. Enjoy the show!", .good)
  }
}
