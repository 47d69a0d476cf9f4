#if canImport(UIKit)
import UIKit
import Usher

/// Hears of what the user does to a stack: the back button, a long press on it, an edge swipe.
///
/// The place of tabs has one for the list of those that their bar has no room for.
final class StackDelegate: DelegateProxy, UINavigationControllerDelegate {
  weak var next: (any UINavigationControllerDelegate)?
  /// The screen whose back button asks first, and the stack that it cannot be swiped out of.
  private weak var guarded: UINavigationItem?
  private weak var held: UINavigationController?

  #if canImport(ObjectiveC)
  override var app: (any NSObjectProtocol)? { next }
  #endif

  private var stack: UINavigationController? {
    (place?.controller as? UITabBarController)?.list ?? place?.controller as? UINavigationController
  }

  /// What the stack holds: all that its place does, or a tab of it.
  private var content: Place? {
    (place?.controller as? UITabBarController).map { place?.tabInList(of: $0) } ?? place
  }

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
    // UIKit gives a stack back what the list of tabs has shown of it, once it has told this.
    place?.node.kind == .tabs ? soon { [weak host] in host?.didMove() } : host?.didMove()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let moving = content?.child(operation == .pop ? fromVC : toVC)
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
    if content !== place { return (content?.delegate as? StackDelegate)?.guardTop() ?? () }
    guard let place, let stack = place.holder(of: place.children), let top = place.children.last,
      place.children.first !== top
    else { return release() }
    let isFree = top.node.dismissal == .free
    let item = top.controller.navigationItem
    #if !os(tvOS)
    if isFree == (held == nil), isFree || guarded === item && held === stack { return }
    release()
    guard !isFree else { return }
    stack.interactivePopGestureRecognizer?.isEnabled = false
    item.backAction = UIAction(title: "") { [weak self, weak top] _ in
      if let top { self?.host?.askBack(top) }
    }
    (guarded, held) = (item, stack)
    #endif
  }

  private func release() {
    #if !os(tvOS)
    guarded?.backAction = nil
    held?.interactivePopGestureRecognizer?.isEnabled = true
    (guarded, held) = (nil, nil)
    #endif
  }
}
#endif
