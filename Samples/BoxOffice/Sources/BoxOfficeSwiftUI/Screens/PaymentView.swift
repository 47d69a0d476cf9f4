#if canImport(SwiftUI)
import BoxOfficeKit
import SwiftUI
import UsherSwiftUI

/// How far the payment is, in a sheet of half the height.
struct PaymentView: ScreenView {
  let order: Order
  let till: Till
  let coordinator: PaymentCoordinator

  var body: some View {
    Form {
      Text(verbatim: "\(order.total) for \(order.show.title)").font(.title2)
      ProgressView(value: step.fraction) { Text(verbatim: step.description) }
      ActionButton(coordinator.cancelAction)
    }
    .presentationDetents([.medium])
  }

  private var step: PaymentStep { till.step ?? .connecting }
}

extension PaymentStep {
  fileprivate var fraction: Double { Double(rawValue + 1) / Double(PaymentStep.allCases.count + 1) }
}
#endif
