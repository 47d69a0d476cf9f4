#if canImport(SwiftUI)
import BoxOfficeKit
import SwiftUI
import UsherSwiftUI

/// What follows a purchase.
struct ThanksView: ScreenView {
  let ticket: Ticket
  let coordinator: ShowsCoordinator

  var body: some View {
    List {
      TicketLines(ticket: ticket)
      Text("You find it under Tickets. Enjoy the show!")
      ActionButton(coordinator.doneAction).buttonStyle(.borderedProminent)
    }
  }
}
#endif
