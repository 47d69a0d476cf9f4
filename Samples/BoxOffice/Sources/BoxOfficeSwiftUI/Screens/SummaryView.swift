#if canImport(SwiftUI)
import BoxOfficeKit
import SwiftUI
import UsherSwiftUI

/// All that has been chosen, and what it costs.
struct SummaryView: ScreenView {
  let cart: Cart
  let coordinator: CheckoutCoordinator

  var body: some View {
    List {
      Text(verbatim: cart.show.title).font(.title2)
      Text(verbatim: "\(cart.show.house.name), \(cart.performance?.starts.onTicket ?? "")")
      ForEach(cart.seats, id: \.self) { Text(verbatim: price(of: $0)) }
      Text(verbatim: "Total \(cart.total)").font(.headline)
      Text(verbatim: recipient).foregroundStyle(.secondary)
      ActionButton(coordinator.payAction).buttonStyle(.borderedProminent)
    }
    .navigationTitle("Order")
  }

  private var recipient: String {
    "For \(cart.contact?.name ?? ""), \(cart.contact?.email.description ?? "")"
  }

  private func price(of seat: Seat) -> String {
    let band = cart.show.house.band(of: seat)?.name ?? ""
    return "\(band) \(seat), \(cart.show.price(of: seat)?.description ?? "")"
  }
}
#endif
