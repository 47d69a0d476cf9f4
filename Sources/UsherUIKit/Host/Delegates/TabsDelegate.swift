#if canImport(UIKit)
import UIKit
import Usher

/// Hears of taps on tabs, and asks the director before UIKit obeys them.
final class TabsDelegate: DelegateProxy, UITabBarControllerDelegate {
  var next: (any UITabBarControllerDelegate)? { behind as? any UITabBarControllerDelegate }

  private var tabs: UITabBarController? { element?.controller as? UITabBarController }
  /// Hears of what the list of tabs shows, where there is one.
  private var list: StackDelegate?

  override func install() {
    installList()
    if let tabs, steps(before: tabs.delegate) { tabs.delegate = self }
  }

  override func uninstall() {
    list?.uninstall()
    if let tabs, leaves(tabs.delegate) { tabs.delegate = next }
  }

  private func installList() {
    guard let element, let host, tabs?.list != nil else { return }
    let list = list ?? StackDelegate(host, element)
    self.list = list
    list.install()
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    let tab = element?.tab(for: viewController, in: tabBarController)
    let isPermitted = tab.map { host?.permits(tap: $0) ?? true } ?? true
    return isPermitted && forward(shouldSelect: viewController, in: tabBarController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    forward(didSelect: viewController, in: tabBarController)
    host?.checkForChanges()
  }
}
#endif
