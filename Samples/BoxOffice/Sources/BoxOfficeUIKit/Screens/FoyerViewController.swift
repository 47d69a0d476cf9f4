#if canImport(UIKit)
import BoxOfficeKit
import UIKit
import UsherUIKit

final class FoyerViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "The Lantern"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    show([UILabel("Choose a show.")])
  }
}
#endif
