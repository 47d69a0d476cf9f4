#if canImport(SwiftUI)
import BoxOfficeKit
import SwiftUI

/// The ticket as it is printed.
struct TicketLines: View {
  let ticket: Ticket

  var body: some View {
    Text(verbatim: ticket.title).font(.title2)
    Text(verbatim: "\(ticket.house), \(ticket.starts.onTicket)")
    Text(verbatim: "Seats \(ticket.seats.onTicket)").font(.headline)
    Text(verbatim: "Paid \(ticket.total)")
    Text(verbatim: "For \(ticket.contact.name), \(ticket.contact.email)")
    Text(verbatim: ticket.number).foregroundStyle(.secondary)
  }
}
#endif
