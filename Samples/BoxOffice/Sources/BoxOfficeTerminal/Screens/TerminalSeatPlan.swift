import BoxOfficeKit
import Observation
import UsherTerminal

@Observable final class TerminalSeatPlan: TerminalScreen {
  let title = "Seats"
  private let cart: Cart
  private let coordinator: CheckoutCoordinator
  private var typed = ""
  private var problem: String?

  init(cart: Cart, coordinator: CheckoutCoordinator) {
    self.cart = cart
    self.coordinator = coordinator
  }

  var lines: [Line] {
    Line.text(cart.performance?.starts.onTicket ?? "", .strong)
    Line.field("Seat", text: typed) { self.typed = $0 }
      .key("/").placeholder("such as C7, or choose below").onEnter { self.toggleTyped() }
    if let problem { Line.text(problem, .bad) }
    Line.blank
    for (number, row) in cart.show.house.rows.enumerated() {
      if startsBand(number) { Line.text(label(of: row), .muted) }
      seats(of: row)
    }
    Line.blank
    Line.text(cart.seats.isEmpty ? "No seats chosen." : "\(cart.seats.onTicket): \(cart.total)")
    Line.item(coordinator.confirmAction).key("g")
  }

  private func seats(of row: House.Row) -> Line {
    Line.row {
      TextRun("\(row.name) ", .muted)
      for seat in row.seats { run(of: seat) }
    }
  }

  private func run(of seat: Seat) -> TextRun {
    let number = seat.number < 10 ? " \(seat.number)" : "\(seat.number)"
    if cart.taken.contains(seat) { return TextRun(" ×", .muted, isEnabled: false) {} }
    let isChosen = cart.seats.contains(seat)
    return TextRun(isChosen ? " ●" : number, isChosen ? .good : .plain) { self.toggle(seat) }
  }

  private func startsBand(_ number: Int) -> Bool {
    let rows = cart.show.house.rows
    return number == 0 || rows[number].band != rows[number - 1].band
  }

  private func label(of row: House.Row) -> String {
    let price = cart.show.prices[row.band].map { ", \($0)" } ?? ""
    return row.band.name + price
  }

  private func toggleTyped() {
    guard let seat = Seat(typed) else {
      problem = "“\(typed)” is not a seat; they are called like C7."
      return
    }
    toggle(seat)
    typed = ""
  }

  private func toggle(_ seat: Seat) {
    do {
      try coordinator.toggle(seat)
      problem = nil
    } catch {
      problem = error.description
    }
  }
}
