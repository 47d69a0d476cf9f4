// What the adapter uses of UIKit, and the checker's tables of their API lack.
import UIKit

extension UISplitViewController {
  public typealias Column = UISplitViewControllerColumn
}

extension UISceneSessionActivationRequest {
  public convenience init(userActivity: NSUserActivity?) { self.init() }
  public convenience init(session: UISceneSession) { self.init() }
}

extension UIAction {
  public convenience init(title: String = "", handler: @escaping (UIAction) -> Void) { self.init() }
}

extension UINavigationController {
  @available(iOS 26, *)
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
}

// The checker's headers have a plain string in its place.
extension String {
  public static var from: String { "from" }
  public static var to: String { "to" }
}

extension UIWindow {
  public func makeKey() {}
}

extension UIImage {
  public convenience init?(systemName name: String) { nil }
}
