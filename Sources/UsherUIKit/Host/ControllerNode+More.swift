#if canImport(UIKit)
import UIKit
import Usher

// A tab bar without room for all has a list of the others, which shows them in a navigation controller
// of its own. While it shows a tab that is a stack, it holds that one's screens; UIKit gives the lowest
// of them back, and it is for the host to put back the others.

extension ControllerNode {
  /// The navigation controller that holds the screens of a stack now: its own, or the list of tabs.
  func holder(of known: [ControllerNode]) -> UINavigationController? {
    guard let own = controller as? UINavigationController else { return nil }
    guard let list = (parent?.controller as? UITabBarController)?.list,
      let systemPresentation = list.systemPresentation,
      known.contains(where: { $0.controller === systemPresentation })
    else { return own }
    return list
  }

  /// The tab that shows, by itself or in the list; none while the list itself does.
  func tab(in tabs: UITabBarController) -> ControllerNode? {
    tab(for: tabs.selectedViewController, in: tabs)
  }

  /// The tab that a controller of a tab bar stands for.
  func tab(for controller: UIViewController?, in tabs: UITabBarController) -> ControllerNode? {
    guard controller != nil, controller === tabs.list else { return child(controller) }
    return tabInList(of: tabs)
  }

  /// The tab that the list shows.
  func tabInList(of tabs: UITabBarController) -> ControllerNode? {
    guard let list = tabs.list, let systemPresentation = list.systemPresentation else { return nil }
    return children.first {
      $0.controller === systemPresentation || $0.holder(of: $0.children) === list
    }
  }

  /// Shows a selected tab in place of the More list.
  func leaveList() {
    guard let parent, let tabs = parent.controller as? UITabBarController, parent.selected == id,
      tabs.selectedViewController === tabs.list, parent.tab(in: tabs) !== self
    else { return }
    tabs.selectedViewController = controller
  }
}

extension UITabBarController {
  /// The list of the tabs that the bar has no room for; asked for only where there may be one.
  var list: UINavigationController? {
    #if os(tvOS) || os(visionOS)
    return nil
    #else
    return (viewControllers?.count ?? 0) > 5 ? moreNavigationController : nil
    #endif
  }
}

extension UINavigationController {
  /// The view controller above the lowest, which the More list shows for a tab.
  fileprivate var systemPresentation: UIViewController? { viewControllers.dropFirst().first }
}
#endif
