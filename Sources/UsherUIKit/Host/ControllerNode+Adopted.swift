#if canImport(UIKit)
import UIKit
import Usher

/// Entering and leaving a container of the app, whose other content is unchanged.
extension ControllerNode {
  func enter(_ adopted: UIViewController) {
    switch adopted {
    case let stack as UINavigationController:
      stack.setViewControllers(stack.viewControllers + own, animated: false)
    case let tabs as UITabBarController:
      tabs.exchange([], for: own)
    default:
      adopted.addChild(controller)
      adopted.fill(with: controller)
      controller.didMove(toParent: adopted)
    }
  }

  func withdraw(from adopted: UIViewController) {
    switch adopted {
    case let stack as UINavigationController:
      stack.setViewControllers(others(than: own, in: stack.viewControllers), animated: false)
    case let tabs as UITabBarController:
      tabs.exchange(own, for: [])
    default: controller.leaveParent()
    }
  }

  /// The view controllers that the host has added.
  private var own: [UIViewController] {
    isAdopted ? children.map(\.controller) : [controller]
  }

  private func others(
    than own: [UIViewController], in controllers: [UIViewController]
  ) -> [UIViewController] {
    controllers.filter { controller in !own.contains { $0 === controller } }
  }
}

extension UIViewController {
  /// Fills a view, by default its own, with a child's view.
  func fill(_ container: UIView? = nil, with child: UIViewController) {
    guard let container = container ?? view, let content = child.view else { return }
    content.frame = container.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(content)
  }

  func leaveParent() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
#endif
