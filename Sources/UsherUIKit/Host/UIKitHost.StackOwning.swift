#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// A coordinator with a navigation controller of its own, in which its stack is shown.
  @MainActor protocol StackOwning: Coordinator {
    var navigationController: UINavigationController { get }
  }

  /// Returns the navigation controller that a stack's owner has for it, if it is not in use.
  func ownStack(for node: Node) -> UINavigationController? {
    guard let stack = declaredStack(for: node) else { return nil }
    let isUsed = (elements + leaving.flatMap(\.all)).contains { $0.controller === stack }
    return isUsed || stack === mount.anchor ? nil : stack
  }

  /// Returns the node of the stack that a navigation controller shows, or is to show.
  func stack(in controller: UINavigationController) -> NodeID? {
    guard let tree = director?.tree else { return nil }
    if let id = id(of: controller), tree.node(id) != nil { return id }
    return tree.nodes.first { declaredStack(for: $0) === controller }?.id
  }

  private func declaredStack(for node: Node) -> UINavigationController? {
    guard node.kind == .stack, let owner = director?.coordinators[node.owner] as? any StackOwning,
      owner.startedLayout == node.id
    else { return nil }
    return owner.navigationController
  }

  func id(of controller: UIViewController) -> NodeID? {
    elements.first { $0.controller === controller }?.id
  }
}
#endif
