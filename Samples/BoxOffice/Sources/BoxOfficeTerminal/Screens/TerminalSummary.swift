import BoxOfficeKit
import UsherTerminal

final class TerminalSummary: TerminalScreen {
  let title = "Order"
  private let cart: Cart
  private let coordinator: CheckoutCoordinator

  init(cart: Cart, coordinator: CheckoutCoordinator) {
    self.cart = cart
    self.coordinator = coordinator
  }

  var lines: [Line] {
    Line.heading(cart.show.title)
    Line.text("\(cart.show.house.name), \(cart.performance?.starts.onTicket ?? "")")
    Line.blank
    for seat in cart.seats { Line.text(price(of: seat)) }
    Line.rule
    Line.text("Total  \(cart.total)", .strong)
    Line.blank
    Line.text("For \(cart.contact?.name ?? ""), \(cart.contact?.email.description ?? "")", .muted)
    Line.blank
    Line.item(coordinator.payAction).key("p")
  }

  private func price(of seat: Seat) -> String {
    let band = cart.show.house.band(of: seat)?.name ?? ""
    return "\(band) \(seat), \(cart.show.price(of: seat)?.description ?? "")"
  }
}
