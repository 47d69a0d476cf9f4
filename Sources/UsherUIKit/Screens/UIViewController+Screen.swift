#if canImport(UIKit)
public import UIKit
public import Usher

/// Every view controller is a screen, so that an app pushes and presents those that it has.
extension UIViewController: Screen {
  /// The type of a controller's title.
  public typealias TitleType = String?
}

extension Screen where Self: UIViewController {
  /// The declared dismissal; otherwise `confirm` if modal in presentation, else `free`.
  public var dismissal: Dismissal {
    if let screen = self as? any DismissalDeclaring { return screen.declaredDismissal }
    return isModalInPresentation ? .confirm : .free
  }
}
#endif
