#if canImport(UIKit)
import UIKit
import Usher
import UsherAppleSupport

/// Entering and leaving a container of the app, whose other content is unchanged.
extension ControllerNode {
  func enter(_ adopted: UIViewController) {
    switch adopted {
    case let stack as UINavigationController:
      stack.setViewControllers(stack.viewControllers + own, animated: false)
    case let tabs as UITabBarController:
      tabs.exchange([], for: own)
    default: adopted.embed(controller)
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
#endif
