#if canImport(UIKit)
import UIKit
import Usher

/// Animates a presentation and its dismissal with the app's animator.
final class PresentationAnimator: NSObject, UIViewControllerTransitioningDelegate {
  private weak var host: UIKitHost?
  private weak var element: ControllerNode?
  private weak var next: (any UIViewControllerTransitioningDelegate)?

  init(_ host: UIKitHost, _ element: ControllerNode) {
    self.host = host
    self.element = element
    next = element.controller.transitioningDelegate
    super.init()
    element.controller.transitioningDelegate = self
  }

  func uninstall() {
    guard let controller = element?.controller, controller.transitioningDelegate === self else {
      return
    }
    controller.transitioningDelegate = next
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    host?.animator(for: element)?.animate(.push)
  }
}

extension PresentationAnimator {
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    host?.interaction()
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    host?.interaction()
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    host?.animator(for: element)?.animate(.pop)
  }
}
#endif
