#if canImport(UIKit)
import BoxOfficeKit
import UIKit
import UsherUIKit

final class PaymentViewController: UIViewController, SheetConfiguring {
  private let order: Order
  private let till: Till
  private let coordinator: PaymentCoordinator
  private let step = UILabel()
  private let progress = UIProgressView(progressViewStyle: .default)

  init(order: Order, till: Till, coordinator: PaymentCoordinator) {
    self.order = order
    self.till = till
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = "Paying"
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ sheet: UISheetPresentationController) { sheet.detents = [.medium()] }

  override func viewDidLoad() {
    super.viewDidLoad()
    let giveUp = UIButton.other(coordinator.cancelAction)
    show([UILabel.heading("\(order.total) for \(order.show.title)"), step, progress, giveUp])
    observe()
  }
}

extension PaymentViewController: Rendering {
  func render() {
    let now = till.step ?? .connecting
    step.text = now.description
    progress.setProgress(now.fraction, animated: true)
  }
}

extension PaymentStep {
  fileprivate var fraction: Float { Float(rawValue + 1) / Float(PaymentStep.allCases.count + 1) }
}
#endif
