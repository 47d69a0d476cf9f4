#if canImport(UIKit)
import UIKit
import UsherAppleSupport

extension TabsDelegate {
  /// An invisible child of a screen that is notified before the display is resized.
  ///
  /// UIKit notifies only view controllers. A tab bar whose More list may come or go needs one,
  /// since UIKit then removes screens from their stacks.
  final class SizeObserver: UIViewController {
    private weak var host: UIKitHost?

    /// Adds itself to a screen, before the children that the screen adds later.
    func join(_ screen: UIViewController, for host: UIKitHost) {
      guard parent !== screen else { return }
      leave()
      self.host = host
      screen.addChild(self)
      didMove(toParent: screen)
    }

    func leave() {
      if parent != nil { leaveParent() }
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      host?.willResize(with: coordinator)
    }
  }
}
#endif
