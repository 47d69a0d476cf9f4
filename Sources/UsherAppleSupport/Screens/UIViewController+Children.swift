#if canImport(UIKit)
package import UIKit

extension UIViewController {
  /// Adds a child whose view fills its own.
  package func embed(_ child: UIViewController) {
    addChild(child)
    fill(with: child)
    child.didMove(toParent: self)
  }

  /// Fills a view, by default its own, with a child's view.
  package func fill(_ container: UIView? = nil, with child: UIViewController) {
    guard let container = container ?? view, let content = child.view else { return }
    content.frame = container.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(content)
  }

  /// Removes itself and its view from its parent.
  package func leaveParent() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
#endif
