#if canImport(SwiftUI)
public import BoxOfficeKit
import SwiftUI
import UsherSwiftUI

/// One ticket, which can be cancelled.
struct TicketView: ScreenView {
  let ticket: Ticket
  let coordinator: TicketsCoordinator

  var body: some View {
    List {
      TicketLines(ticket: ticket)
      Button("Cancel this ticket", role: .destructive) { coordinator.cancel(ticket) }
    }
    .navigationTitle(Text(verbatim: ticket.number))
    .growing(outOf: ticket.id)
  }
}

extension ViewScreen: TicketScreen where Content == TicketView {}
#endif
