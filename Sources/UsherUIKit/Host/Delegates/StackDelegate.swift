#if canImport(UIKit)
import UIKit
import Usher
import UsherAppleSupport

/// Reports the user's pops: by the back button, a long press on it, or an edge swipe.
///
/// Tabs use one for the More list.
final class StackDelegate: DelegateProxy, UINavigationControllerDelegate {
  var next: (any UINavigationControllerDelegate)? { behind as? any UINavigationControllerDelegate }
  override var first: AnyObject? { stack?.delegate }
  /// Blocks pops of a top screen that is not free.
  private var blocker: PopBlocker?

  private var stack: UINavigationController? {
    (element?.controller as? UITabBarController)?.list ?? element?.controller
      as? UINavigationController
  }

  /// The node whose children the stack holds: its own node, or the tab that the More list shows.
  private var content: ControllerNode? {
    (element?.controller as? UITabBarController).map { element?.tabInList(of: $0) } ?? element
  }

  override func install() {
    guard let stack else { return }
    if steps(before: stack.delegate) { stack.delegate = self }
    if isPassed, stack.transitionCoordinator == nil { updateBlocker() }
  }

  override func reassign() {
    guard let stack, let first = stack.delegate as? DelegateProxy else { return }
    stack.delegate = nil
    stack.delegate = first as? any UINavigationControllerDelegate
  }

  override func uninstall() {
    blocker?.release()
    blocker = nil
    if let stack, leaves(stack.delegate) { stack.delegate = next }
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    host?.recordDisplay(of: viewController)
    forward { next in
      (next?.navigationController(_:willShow:animated:))?(
        navigationController, viewController, animated)
    }
    host?.followLateTransition()
    if let transition = navigationController.transitionCoordinator { host?.userBegan(transition) }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    forward { next in
      (next?.navigationController(_:didShow:animated:))?(
        navigationController, viewController, animated)
    }
    host?.followLateTransition()
    updateBlocker()
    host?.didMove()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let moving = content?.child(operation == .pop ? fromVC : toVC)
    return host?.animator(for: moving)?.animate(operation)
      ?? forward { next in
        (next?.navigationController(_:animationControllerFor:from:to:))?(
          navigationController, operation, fromVC, toVC) ?? nil
      }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    host?.interaction()
      ?? forward { next in
        (next?.navigationController(_:interactionControllerFor:))?(
          navigationController, animationController) ?? nil
      }
  }
}

extension StackDelegate {
  /// Blocks pops if the top screen is not free, since UIKit itself never asks.
  ///
  /// If several hosts share a stack, all release it before one of them blocks it.
  func updateBlocker() {
    if content !== element { return (content?.delegate as? StackDelegate)?.updateBlocker() ?? () }
    guard let element, let stack = element.holder(of: element.children) else { return unblockPop() }
    let line = Self.line(from: stack.delegate).compactMap { $0 as? StackDelegate }
    let sharing = line.contains { $0 === self } ? line : line + [self]
    for delegate in sharing { delegate.unblockPop() }
    for delegate in sharing { delegate.blockPop(of: stack) }
  }

  private func unblockPop() {
    if let blocker, blocker.item === blockedTop?.controller.navigationItem, blocker.isInPlace {
      return
    }
    blocker?.release()
    blocker = nil
  }

  private func blockPop(of stack: UINavigationController) {
    guard blocker == nil, let top = blockedTop else { return }
    blocker = PopBlocker(stack, top.controller.navigationItem) { [weak self, weak top] in
      if let top { self?.host?.askBack(top) }
    }
  }

  /// The top screen, if it is not free and stands above another of the same flow.
  private var blockedTop: ControllerNode? {
    guard let element, let top = element.children.last, element.children.first !== top,
      top.node.dismissal != .free,
      element.holder(of: element.children)?.topViewController === top.controller
    else { return nil }
    return top
  }
}

extension StackDelegate {
  /// Calls the delegate behind it.
  fileprivate func forward<Answer>(
    _ call: ((any UINavigationControllerDelegate)?) -> Answer
  ) -> Answer {
    forward(to: (any UINavigationControllerDelegate).self, call)
  }
}
#endif
