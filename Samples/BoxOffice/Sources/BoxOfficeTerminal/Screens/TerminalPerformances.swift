import BoxOfficeKit
import UsherTerminal

final class TerminalPerformances: TerminalScreen {
  let title = "Buy tickets"
  var dismissal: Dismissal { cart.dismissal }
  private let cart: Cart
  private let seating: any Seating
  private let coordinator: CheckoutCoordinator

  init(cart: Cart, seating: any Seating, coordinator: CheckoutCoordinator) {
    self.cart = cart
    self.seating = seating
    self.coordinator = coordinator
  }

  var lines: [Line] {
    Line.heading(cart.show.title)
    Line.text("Which evening would you like?")
    Line.blank
    for performance in cart.show.performances {
      let left = cart.show.house.seats.count - seating.taken(at: performance).count
      Line.item(
        coordinator.chooseAction(performance, seatsLeft: left),
        detail: Performance.text(ofSeatsLeft: left))
    }
  }
}
