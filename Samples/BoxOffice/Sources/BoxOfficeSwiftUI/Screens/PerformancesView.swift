#if canImport(SwiftUI)
import BoxOfficeKit
import SwiftUI
import UsherSwiftUI

/// The evenings of the cart's show.
struct PerformancesView: View {
  let cart: Cart
  let seating: any Seating
  let coordinator: CheckoutCoordinator

  var body: some View {
    List {
      Section("Which evening would you like?") {
        ForEach(cart.show.performances) { evening in row(of: evening) }
      }
    }
    .navigationTitle("Buy tickets")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Close") { coordinator.leave() }
      }
    }
  }

  private func row(of evening: Performance) -> some View {
    let left = cart.show.house.seats.count - seating.taken(at: evening).count
    return ActionButton(coordinator.chooseAction(evening, seatsLeft: left)) {
      Row(evening.starts.onTicket, Performance.text(ofSeatsLeft: left))
    }
  }
}
#endif
