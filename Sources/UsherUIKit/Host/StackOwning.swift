#if canImport(UIKit)
import UIKit
import Usher

/// A coordinator with a navigation controller of its own, in which its stack is shown.
@MainActor protocol StackOwning: Coordinator {
  var navigationController: UINavigationController { get }
}

extension UIKitHost {
  /// Returns the navigation controller that the owner of a stack has for it, if it is in no other use.
  func ownStack(for node: Node) -> UINavigationController? {
    guard node.kind == .stack, let owner = director?.coordinators[node.owner] as? any StackOwning,
      owner.startedLayout == node.id
    else { return nil }
    let stack = owner.navigationController
    let isUsed = (elements + leaving.flatMap(\.all)).contains { $0.controller === stack }
    return isUsed || stack === mount.anchor ? nil : stack
  }

  /// Returns the node that a view controller stands for.
  func id(of controller: UIViewController) -> NodeID? {
    elements.first { $0.controller === controller }?.id
  }
}
#endif
