#if canImport(UIKit)
import UIKit
import Usher

// A tab bar without room for all tabs shows the others in its More list, a navigation controller.
// While it shows a tab that is a stack, it holds that stack's screens. UIKit returns only the
// lowest of them to the stack; the host restores the others.

extension ControllerNode {
  /// Returns the navigation controller that now holds a stack's screens: its own, or the More list.
  func holder(of known: [ControllerNode]) -> UINavigationController? {
    guard let own = controller as? UINavigationController else { return nil }
    guard let list = (parent?.controller as? UITabBarController)?.list,
      let shownTab = list.shownTab,
      known.contains(where: { $0.controller === shownTab })
    else { return own }
    return list
  }

  /// Returns the visible tab, directly or in the More list; `nil` while the list itself is visible.
  func tab(in tabs: UITabBarController) -> ControllerNode? {
    guard !tabs.isBuiltOfTabs else { return children.first { tabs.isSelected($0.controller) } }
    return tab(for: tabs.selectedViewController, in: tabs)
  }

  /// Returns the tab that a tab bar's view controller stands for.
  func tab(for controller: UIViewController?, in tabs: UITabBarController) -> ControllerNode? {
    guard controller != nil, controller === tabs.list else { return child(controller) }
    return tabInList(of: tabs)
  }

  /// Returns the tab that the More list shows.
  func tabInList(of tabs: UITabBarController) -> ControllerNode? {
    guard let list = tabs.list, let shownTab = list.shownTab else { return nil }
    return children.first {
      $0.controller === shownTab || $0.holder(of: $0.children) === list
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
  /// The More list; UIKit makes it on access, so it is read only if it may be needed.
  var list: UINavigationController? {
    #if os(tvOS) || os(visionOS)
    return nil
    #else
    return (viewControllers?.count ?? 0) > 5 ? moreNavigationController : nil
    #endif
  }
}

extension UINavigationController {
  /// The tab that the More list shows: the view controller above the lowest.
  fileprivate var shownTab: UIViewController? { viewControllers.dropFirst().first }
}
#endif
