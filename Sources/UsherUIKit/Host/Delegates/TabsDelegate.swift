#if canImport(UIKit)
import UIKit
import Usher
import UsherAppleSupport

/// Asks the director before UIKit follows a tap on a tab, and reports it.
final class TabsDelegate: DelegateProxy, UITabBarControllerDelegate {
  var next: (any UITabBarControllerDelegate)? { behind as? any UITabBarControllerDelegate }
  override var first: AnyObject? { tabs?.delegate }

  private var tabs: UITabBarController? { element?.controller as? UITabBarController }
  private var list: StackDelegate?
  private lazy var sizeObserver = SizeObserver()

  override func install() {
    installList()
    if let tabs, steps(before: tabs.delegate) { tabs.delegate = self }
  }

  override func reassign() {
    guard let tabs, let first = tabs.delegate as? DelegateProxy else { return }
    tabs.delegate = nil
    tabs.delegate = first as? any UITabBarControllerDelegate
  }

  override func uninstall() {
    list?.uninstall()
    sizeObserver.leave()
    if let tabs, leaves(tabs.delegate) { tabs.delegate = next }
  }

  private func installList() {
    guard let element, let host, tabs?.list != nil else { return }
    let list = list ?? StackDelegate(host, element)
    self.list = list
    list.install()
    if let screen = element.visibleScreen { sizeObserver.join(screen, for: host) }
    guard list.isPassed else { return }
    // No delegate reports the tab that the list shows next, so each tab reports its own appearance.
    for tab in element.children { tab.all.last?.observer?.join(host) }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    let tab = element?.tab(for: viewController, in: tabBarController)
    let isPermitted = tab.map { host?.permits(tap: $0) ?? true } ?? true
    guard isPermitted else { return false }
    return forward { next in
      (next?.tabBarController(_:shouldSelect:))?(tabBarController, viewController) ?? true
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    forward { next in
      (next?.tabBarController(_:didSelect:))?(tabBarController, viewController)
    }
    host?.checkForChanges()
  }

  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    let child = element?.children.first { child in
      tabBarController.tab(of: child.controller).map { tab.front.isInside($0) } ?? false
    }
    let isPermitted = child.map { host?.permits(tap: $0) ?? true } ?? true
    guard isPermitted else { return false }
    return forward { next in
      (next?.tabBarController(_:shouldSelectTab:))?(tabBarController, tab) ?? true
    }
  }

  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    forward { next in
      (next?.tabBarController(_:didSelectTab:previousTab:))?(
        tabBarController, selectedTab, previousTab)
    }
    host?.checkForChanges()
  }

  #if canImport(ObjectiveC)
  /// Claims the methods of tabs if the app's delegate has them, or has none of view controllers and
  /// the bar is built of tabs.
  ///
  /// UIKit may not call the methods of view controllers if those of tabs are implemented.
  override func responds(to selector: Selector?) -> Bool {
    guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), let selector,
      Self.ofTabs.contains(selector)
    else { return super.responds(to: selector) }
    return MainActor.assumeIsolated {
      forward { next in
        guard let next else { return tabs?.isBuiltOfTabs ?? false }
        return next.responds(to: selector)
          || tabs?.isBuiltOfTabs ?? false && !Self.ofControllers.contains { next.responds(to: $0) }
      }
    }
  }

  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  nonisolated private static var ofTabs: [Selector] {
    [
      #selector((any UITabBarControllerDelegate).tabBarController(_:shouldSelectTab:)),
      #selector((any UITabBarControllerDelegate).tabBarController(_:didSelectTab:previousTab:)),
    ]
  }

  private static var ofControllers: [Selector] {
    [
      #selector((any UITabBarControllerDelegate).tabBarController(_:shouldSelect:)),
      #selector((any UITabBarControllerDelegate).tabBarController(_:didSelect:)),
    ]
  }
  #endif
}

extension ControllerNode {
  /// A visible screen that admits a child of the host's.
  fileprivate var visibleScreen: UIViewController? {
    all.first { $0.observer?.isInSight ?? false }?.controller
  }
}

extension TabsDelegate {
  /// Calls the delegate behind it.
  fileprivate func forward<Answer>(
    _ call: ((any UITabBarControllerDelegate)?) -> Answer
  ) -> Answer {
    forward(to: (any UITabBarControllerDelegate).self, call)
  }
}
#endif
