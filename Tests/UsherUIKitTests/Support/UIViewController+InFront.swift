#if canImport(StandInUIKit)
import UIKit

extension UIViewController {
  /// The child in front, if it is a container.
  var inFront: UIViewController? {
    switch self {
    case let stack as UINavigationController: stack.topViewController
    case let tabs as UITabBarController: tabs.listInSight ?? tabs.selectedViewController
    case let pages as UIPageViewController: pages.viewControllers?.first
    case let split as UISplitViewController: split.viewControllers.last
    default: nil
    }
  }
}

extension UITabBarController {
  /// The list of the tabs that the bar has no room for, while it is visible.
  var listInSight: UINavigationController? {
    guard let tabs = viewControllers, tabs.count > 5,
      moreNavigationController.viewIfLoaded?.window != nil
    else { return nil }
    return moreNavigationController
  }
}
#endif
