#if canImport(SwiftUI)
import BoxOfficeKit
import SwiftUI

/// One seat of the plan, drawn as it looks from above, large enough for a finger.
struct SeatButton: View {
  private let plan: SeatPlan
  private let seat: Seat
  private let row: House.Row

  init(plan: SeatPlan, seat: Seat, in row: House.Row) {
    self.plan = plan
    self.seat = seat
    self.row = row
  }

  var body: some View {
    Button {
      plan.toggle(seat)
    } label: {
      Text(verbatim: isTaken ? "×" : isChosen ? "✓" : "\(seat.number)")
        .font(.footnote)
        .monospacedDigit()
        .frame(width: 44, height: 44)
        .background { SeatShape().fill(color) }
    }
    .buttonStyle(.plain)
    .disabled(isTaken)
    .accessibilityLabel(Text(verbatim: name))
  }

  private var isTaken: Bool { plan.cart.taken.contains(seat) }

  private var isChosen: Bool { plan.cart.seats.contains(seat) }

  private var color: Color { isTaken ? .gray : isChosen ? .green : .blue }

  private var name: String {
    let price = plan.cart.show.prices[row.band].map { ", \($0)" } ?? ""
    return "\(seat), \(row.band.name)\(price)\(isChosen ? ", chosen" : "")"
  }
}
#endif
