import UsherDI
import UsherTerminal

struct Ticket: Hashable {
  let play: String
  let seat: Int
}

/// What is being bought; it begins and ends with the purchase.
final class Cart {
  var seat: Int?
}

/// Two screens that lead to a ticket.
final class PurchaseCoordinator: Coordinator, Concluding {
  typealias Output = Ticket
  private let play: Play
  private let cart: Cart

  init(play: Play, cart: Cart) {
    self.play = play
    self.cart = cart
  }

  override func build() throws -> SceneLayout { .stack(try resolve(SeatScreen.self)) }

  func choose(_ seat: Int) {
    cart.seat = seat
    push(PaymentScreen.self)
  }

  func pay() {
    guard let seat = cart.seat else { return }
    finish(Ticket(play: play.title, seat: seat))
  }
}

final class SeatScreen: TerminalScreen {
  let title = "Seats"
  private let purchase: PurchaseCoordinator
  init(purchase: PurchaseCoordinator) { self.purchase = purchase }

  var lines: [Line] {
    for seat in 1...3 { Line.item("Seat \(seat)") { self.purchase.choose(seat) } }
  }
}

final class PaymentScreen: TerminalScreen {
  let title = "Pay"
  private let purchase: PurchaseCoordinator
  private let cart: Cart

  init(purchase: PurchaseCoordinator, cart: Cart) {
    self.purchase = purchase
    self.cart = cart
  }

  var lines: [Line] {
    "Seat \(cart.seat ?? 0)"
    Line.item("Pay") { self.purchase.pay() }
  }
}
