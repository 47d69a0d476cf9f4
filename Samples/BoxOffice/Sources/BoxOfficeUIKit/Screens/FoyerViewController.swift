#if canImport(UIKit)
import BoxOfficeKit
import UIKit
import UsherUIKit

final class FoyerViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "The Lantern"
    show([UILabel("Choose a show.")])
  }
}
#endif
