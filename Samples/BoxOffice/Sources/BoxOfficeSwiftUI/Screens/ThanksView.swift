#if canImport(SwiftUI)
public import BoxOfficeKit
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

extension ViewScreen: ThanksScreen where Content == ThanksView {}
#endif
