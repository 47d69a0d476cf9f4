#if canImport(UIKit)
public import UIKit
public import Usher

/// Every view controller is a screen, so that an app pushes and presents those that it has.
extension UIViewController: Screen {}

extension Screen where Self: UIViewController {
  /// The dismissal that it declares, or `confirm` where it is modal in presentation.
  public var dismissal: Dismissal {
    if let screen = self as? any DismissalDeclaring { return screen.declaredDismissal }
    return isModalInPresentation ? .confirm : .free
  }
}
#endif
