import BoxOfficeKit
import UsherTerminal

extension Ticket {
  /// The ticket as it is printed.
  @ArrayBuilder<Line> var lines: [Line] {
    Line.heading(title)
    Line.text("\(house), \(starts.onTicket)")
    Line.blank
    Line.text("Seats  \(seats.onTicket)", .accent)
    Line.text("Paid   \(total)")
    Line.text("For    \(contact.name), \(contact.email)")
    Line.text("\(number)", .muted)
  }
}
