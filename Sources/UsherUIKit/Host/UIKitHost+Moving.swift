#if canImport(UIKit)
import UIKit
import Usher
import UsherAppleSupport

// A resized window may arrange its layout anew: nodes that stay keep their view controllers, which
// move from one container to another within a step.

extension UIKitHost {
  /// Returns a node's view controllers that the running step moves here; `nil` if there are none.
  func returning(_ node: Node, to container: ControllerNode?) -> ControllerNode? {
    let found = leaving.lazy.compactMap { $0.descendant(node.id) }.first
    guard let element = found, !element.isAdopted else { return nil }
    leaving.removeAll { $0 === element }
    if element.parent !== container { element.leaveContainer() }
    let old = element.children
    leaving += old
    (element.node, element.selected) = (node, node.shape.selected)
    element.children = node.children.map { make($0, in: element) }
    let lost = old.filter { child in !element.children.contains { $0 === child } }
    for child in lost where child.parent === element { child.controller.leaveContainer() }
    fill(element)
    return element
  }
}

extension ControllerNode {
  /// Leaves the container that it is in, which stays behind.
  fileprivate func leaveContainer() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    controller.leaveContainer()
  }
}

extension UIViewController {
  /// Leaves its container, in the container's own way.
  fileprivate func leaveContainer() {
    if let split = splitViewController, let column = split.column(of: self) {
      split.setViewController(nil, for: column)
    }
    switch parent {
    case nil: break
    case let stack as UINavigationController:
      stack.setViewControllers(stack.viewControllers.filter { $0 !== self }, animated: false)
    case let tabs as UITabBarController: tabs.exchange([self], for: [])
    default: leaveParent()
    }
  }
}

extension UISplitViewController {
  fileprivate func column(of controller: UIViewController) -> Column? {
    let columns: [Column] = [.primary, .supplementary, .secondary]
    return columns.first { viewController(for: $0) === controller }
  }
}
#endif
