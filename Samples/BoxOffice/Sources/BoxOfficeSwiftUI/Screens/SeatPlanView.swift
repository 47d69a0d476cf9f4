#if canImport(SwiftUI)
import BoxOfficeKit
import SwiftUI
import UsherSwiftUI

/// The plan of the house, which scrolls from left to right.
struct SeatPlanView: View {
  @Bindable private var plan: SeatPlan
  @FocusState private var isTyping: Bool

  init(plan: SeatPlan) { _plan = Bindable(wrappedValue: plan) }

  var body: some View {
    List {
      if let evening = plan.cart.performance {
        Text(verbatim: evening.starts.onTicket).font(.headline)
      }
      TextField("Seat", text: $plan.typed, prompt: Text("such as C7, or choose below"))
        .autocorrectionDisabled()
        .submitLabel(.done)
        .focused($isTyping)
        .onSubmit { takeTyped() }
      Problem(text: plan.problem)
      ScrollView(.horizontal) { house }
      Text(verbatim: chosen)
      ActionButton(plan.confirmAction).buttonStyle(.borderedProminent)
    }
    .navigationTitle("Seats")
  }

  private var house: some View {
    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      ForEach(plan.cart.show.house.rows, id: \.name) { row in
        GridRow {
          Text(verbatim: row.name).foregroundStyle(.secondary)
          ForEach(row.seats, id: \.self) { seat in SeatButton(plan: plan, seat: seat, in: row) }
        }
      }
    }
  }

  private var chosen: String {
    let cart = plan.cart
    return cart.seats.isEmpty ? "No seats chosen." : "\(cart.seats.onTicket): \(cart.total)"
  }

  /// Whoever types one seat may go on with another.
  private func takeTyped() {
    plan.toggleTyped()
    isTyping = true
  }
}
#endif
