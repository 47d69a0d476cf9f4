#if canImport(UIKit)
import UIKit
import Usher

/// Hears of what the user does to a stack: the back button, a long press on it, an edge swipe.
///
/// The place of tabs has one for the list of those that their bar has no room for.
final class StackDelegate: DelegateProxy, UINavigationControllerDelegate {
  var next: (any UINavigationControllerDelegate)? { behind as? any UINavigationControllerDelegate }
  /// Holds the top that does not let everybody pop it.
  private var hold: StackHold?

  private var stack: UINavigationController? {
    (place?.controller as? UITabBarController)?.list ?? place?.controller as? UINavigationController
  }

  /// What the stack holds: all that its place does, or a tab of it.
  private var content: Place? {
    (place?.controller as? UITabBarController).map { place?.tabInList(of: $0) } ?? place
  }

  override func install() {
    if let stack, steps(before: stack.delegate) { stack.delegate = self }
  }

  override func uninstall() {
    hold?.release()
    hold = nil
    if let stack, leaves(stack.delegate) { stack.delegate = next }
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    host?.noteLanding(of: viewController)
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
  ///
  /// Where several hosts share a stack, all let go before one of them holds it.
  func guardTop() {
    if content !== place { return (content?.delegate as? StackDelegate)?.guardTop() ?? () }
    guard let place, let stack = place.holder(of: place.children) else { return letGo() }
    let line = Self.line(from: stack.delegate).compactMap { $0 as? StackDelegate }
    let sharing = line.contains { $0 === self } ? line : line + [self]
    for delegate in sharing { delegate.letGo() }
    for delegate in sharing { delegate.holdTop(of: stack) }
  }

  private func letGo() {
    if let hold, hold.item === guardedTop?.controller.navigationItem, hold.isInPlace { return }
    hold?.release()
    hold = nil
  }

  private func holdTop(of stack: UINavigationController) {
    guard hold == nil, let top = guardedTop else { return }
    hold = StackHold(stack, top.controller.navigationItem) { [weak self, weak top] in
      if let top { self?.host?.askBack(top) }
    }
  }

  /// The top, where it is not free and stands above another of the same flow.
  private var guardedTop: Place? {
    guard let place, let top = place.children.last, place.children.first !== top,
      top.node.dismissal != .free,
      place.holder(of: place.children)?.topViewController === top.controller
    else { return nil }
    return top
  }
}
#endif
