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

extension UIKitHost {
  /// Installs the app's animator for a modal's entrance or exit, if there is one.
  func useAnimator(for presented: PresentedController, _ step: Step) {
    let names = [step.motion.name, step.animation.exit.name]
    guard names.contains(where: { animator(named: $0) != nil }) else { return }
    presented.element.transitioning = PresentationAnimator(self, presented.element)
  }

  /// Returns the animator of the running step, or else the one for a removal by the user.
  func animator(for element: ControllerNode?) -> Animator? {
    let motion = running.map(\.step.motion) ?? element?.exit
    return motion.flatMap { animator(named: $0.name) }
  }

  /// Returns the interaction that drives the animation that UIKit has just asked for.
  func interaction() -> (any UIViewControllerInteractiveTransitioning)? {
    running.flatMap { animator(named: $0.step.motion.name) }?.interact()
  }

  /// The app's animator of a name; with reduced motion, UIKit's own animation, which follows that
  /// setting.
  private func animator(named name: String) -> Animator? {
    UIAccessibility.isReduceMotionEnabled ? nil : animators[name]
  }
}
#endif
