#if canImport(SwiftUI)
import BoxOfficeKit
import SwiftUI
import UsherSwiftUI

/// The tickets of whoever is signed in.
struct TicketListView: ScreenView {
  let session: Session
  let tickets: TicketBook
  let coordinator: TicketsCoordinator

  var title: String? { "Tickets" }

  var body: some View {
    List {
      if let notice = tickets.notice { Text(verbatim: notice) }
      ForEach(mine) { ticket in
        ActionButton(coordinator.openAction(ticket)) {
          Row(ticket.title, "\(ticket.starts.dayOfSeason), \(ticket.seats.onTicket)")
        }
        .grows(into: ticket.id)
      }
    }
    .overlay { if mine.isEmpty { nothing } }
    .navigationTitle("Tickets")
  }

  private var mine: [Ticket] { session.account.map(tickets.tickets(of:)) ?? [] }

  private var emptiness: String {
    session.account == nil
      ? "Your tickets are here once you have signed in."
      : "No tickets yet. The season is under Shows."
  }

  private var nothing: some View {
    ContentUnavailableView {
      Text(verbatim: emptiness)
    } actions: {
      if session.account == nil { ActionButton(coordinator.signInAction) }
    }
  }
}
#endif
