#if canImport(UIKit)
import UIKit
import Usher

// Since iOS 18 an app may build a tab bar of tabs, in groups and with a sidebar. Setting view
// controllers as a whole would replace them all, so the host adds and removes single tabs.

extension UITabBarController {
  /// A Boolean value that indicates whether the app has built it of tabs, not of view controllers.
  var isBuiltOfTabs: Bool {
    guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) else { return false }
    return !tabs.isEmpty && (viewControllers ?? []).allSatisfy { $0.tab != nil }
  }

  /// The view controllers that it shows, in groups as well; those of tabs are made now.
  var content: [UIViewController] {
    guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), isBuiltOfTabs else {
      return viewControllers ?? []
    }
    return tabs.flatMap(\.leaves).compactMap(\.content)
  }

  /// Returns true if it shows a view controller, in a tab that may be in a group.
  func contains(_ controller: UIViewController) -> Bool {
    guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), isBuiltOfTabs else {
      return (viewControllers ?? []).contains { $0 === controller }
    }
    return tab(of: controller) != nil
  }

  /// Returns true if a view controller is in its selected tab.
  func isSelected(_ controller: UIViewController) -> Bool {
    guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), isBuiltOfTabs else {
      return selectedViewController === controller
    }
    return tab(of: controller).map { selectedTab?.isInside($0) ?? false } ?? false
  }

  func selectTab(of controller: UIViewController) {
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), let tab = tab(of: controller) {
      selectedTab = tab
    } else {
      selectedViewController = controller
    }
  }

  /// Shows view controllers in tabs of the host, in their order.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  func setTabs(of nodes: [ControllerNode]) {
    // All search tabs have one identifier, so that there can be one.
    let search = nodes.first { $0.node.tabLabel?.role == .search }
    let next = nodes.map { node in
      tab(of: node.controller) ?? .directed(node.controller, searches: node === search)
    }
    if !next.elementsEqual(tabs, by: ===) { tabs = next }
  }

  /// `true` if the host has built it of tabs.
  var isBuiltByHost: Bool {
    guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), isBuiltOfTabs else { return false }
    return tabs.allSatisfy(\.isDirected)
  }

  /// Removes view controllers, and adds others behind those that stay.
  func exchange(_ old: [UIViewController], for new: [UIViewController]) {
    guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), isBuiltOfTabs else {
      let others = (viewControllers ?? []).filter { controller in
        !old.contains { $0 === controller } && !new.contains { $0 === controller }
      }
      let next = others + new
      if !next.elementsEqual(viewControllers ?? [], by: ===) {
        setViewControllers(next, animated: false)
      }
      return
    }
    for controller in old where !new.contains(where: { $0 === controller }) {
      if let tab = tab(of: controller) { exchange(tab) }
    }
    let added = new.filter { tab(of: $0) == nil }
    if !added.isEmpty { tabs += added.map { .directed($0) } }
  }

  /// Puts a view controller in the place of another.
  func replace(_ old: UIViewController, with new: UIViewController) {
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), let tab = tab(of: old) {
      exchange(tab, for: .directed(new, searches: tab is UISearchTab, insteadOf: tab))
    } else {
      viewControllers = viewControllers?.map { $0 === old ? new : $0 }
    }
  }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITabBarController {
  func tab(of controller: UIViewController) -> UITab? {
    if let tab = controller.tab { return tab.tabBarController === self ? tab : nil }
    guard controller is UINavigationController else { return nil }
    return tabs.flatMap(\.leaves).first {
      ($0 as? UITabGroup)?.managingNavigationController === controller
    }
  }

  /// Removes a tab of its own or of a group, and puts another in its place if there is one.
  ///
  /// A group that would have nothing to show goes with its last tab.
  private func exchange(_ tab: UITab, for other: UITab? = nil) {
    let changed = (tab.parent?.children ?? tabs).compactMap { $0 === tab ? other : $0 }
    switch tab.parent {
    case nil: tabs = changed
    case let group? where changed.isEmpty && group.content == nil: exchange(group)
    case let group?: group.children = changed
    }
  }
}

extension UIViewController {
  /// The container that shows it, also a tab bar that has not yet done so.
  var container: UIViewController? {
    if let parent { return parent }
    guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) else { return nil }
    return tab?.tabBarController
  }
}
#endif
