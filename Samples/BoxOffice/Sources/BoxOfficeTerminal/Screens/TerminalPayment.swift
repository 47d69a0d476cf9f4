import BoxOfficeKit
import UsherTerminal

final class TerminalPayment: TerminalScreen {
  let title = "Paying"
  private let order: Order
  private let till: Till
  private let coordinator: PaymentCoordinator

  init(order: Order, till: Till, coordinator: PaymentCoordinator) {
    self.order = order
    self.till = till
    self.coordinator = coordinator
  }

  var lines: [Line] {
    Line.heading("\(order.total) for \(order.show.title)")
    Line.blank
    Line.progress(step.description, step.fraction)
    Line.blank
    Line.item(coordinator.cancelAction)
  }

  private var step: PaymentStep { till.step ?? .connecting }
}

extension PaymentStep {
  fileprivate var fraction: Double { Double(rawValue + 1) / Double(PaymentStep.allCases.count + 1) }
}
