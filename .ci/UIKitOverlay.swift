// What the adapter uses of Apple's frameworks and the checker's tables of their API lack.
import UIKit

extension NSObject {
  @objc open func forwardingTarget(for selector: Selector?) -> Any? { nil }
}

extension UISplitViewController {
  public typealias Column = UISplitViewControllerColumn
}

extension UIAction {
  public convenience init(title: String = "", handler: @escaping (UIAction) -> Void) { self.init() }
}
