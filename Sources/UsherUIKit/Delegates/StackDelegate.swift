#if canImport(UIKit)
import UIKit
import Usher

/// Hears of what the user does to a stack: the back button, a long press on it, an edge swipe.
final class StackDelegate: DelegateProxy, UINavigationControllerDelegate {
  weak var next: (any UINavigationControllerDelegate)?
  /// The screen whose back button asks first.
  private weak var guarded: UINavigationItem?

  #if canImport(ObjectiveC)
  override var app: (any NSObjectProtocol)? { next }
  #endif

  private var stack: UINavigationController? { place?.controller as? UINavigationController }

  override func install() {
    guard let stack, stack.delegate !== self else { return }
    next = stack.delegate
    stack.delegate = self
  }

  override func uninstall() {
    release()
    if let stack, stack.delegate === self { stack.delegate = next }
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    forward(willShow: viewController, in: navigationController, animated)
    if let transition = navigationController.transitionCoordinator { host?.userBegan(transition) }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    forward(didShow: viewController, in: navigationController, animated)
    guardTop()
    host?.didMove()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let moving = place?.child(operation == .pop ? fromVC : toVC)
    return host?.animator(for: moving)?.animate(operation)
      ?? forward(animationFor: operation, fromVC, toVC, in: navigationController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    host?.interaction() ?? forward(interactionFor: animationController, in: navigationController)
  }
}

extension StackDelegate {
  /// Asks before the top is popped, where it does not let everybody do so; UIKit itself never asks.
  func guardTop() {
    guard let stack, let top = place?.children.last, place?.children.first !== top else {
      return release()
    }
    let isFree = top.node.dismissal == .free
    let item = top.controller.navigationItem
    #if !os(tvOS)
    if isFree == (guarded == nil), isFree || guarded === item { return }
    release()
    guard !isFree else { return }
    stack.interactivePopGestureRecognizer?.isEnabled = false
    item.backAction = UIAction(title: "") { [weak self, weak top] _ in
      if let top { self?.host?.askBack(top) }
    }
    guarded = item
    #endif
  }

  private func release() {
    #if !os(tvOS)
    guard let guarded else { return }
    guarded.backAction = nil
    stack?.interactivePopGestureRecognizer?.isEnabled = true
    self.guarded = nil
    #endif
  }
}
#endif
