#if canImport(UIKit)
import UIKit

/// Says why there is nothing else.
final class FaultViewController: UIViewController {
  private let fault: any Error

  init(_ fault: any Error) {
    self.fault = fault
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    show([UILabel.heading("The box office cannot open"), UILabel("\(fault)")])
  }
}
#endif
