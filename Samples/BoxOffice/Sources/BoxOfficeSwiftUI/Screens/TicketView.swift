#if canImport(SwiftUI)
import BoxOfficeKit
import SwiftUI
import UsherSwiftUI

/// One ticket, which can be cancelled.
struct TicketView: ScreenView {
  let ticket: Ticket
  let coordinator: TicketsCoordinator

  var body: some View {
    List {
      TicketLines(ticket: ticket)
      ActionButton(coordinator.cancelAction(ticket), role: .destructive)
        .popoverAnchor(TicketsCoordinator.cancelButton)
    }
    .navigationTitle(Text(verbatim: ticket.number))
    .growing(outOf: ticket.id)
  }
}
#endif
