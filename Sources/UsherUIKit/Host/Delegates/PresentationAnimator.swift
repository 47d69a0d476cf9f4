#if canImport(UIKit)
import UIKit
import Usher

/// Animates a layer by an animator of the app's, in and out.
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
  /// Has a layer animated by an animator, where there is one for the step or for its way out.
  func useAnimator(for presented: PresentedController, _ step: Step) {
    let names = [step.motion.name, step.animation.exit.name]
    guard names.contains(where: { animators[$0] != nil }) else { return }
    presented.element.transitioning = PresentationAnimator(self, presented.element)
  }

  /// What animates a place: as the step says that runs, else as it goes when the user takes it away.
  func animator(for element: ControllerNode?) -> Animator? {
    let motion = running.map(\.step.motion) ?? element?.exit
    return motion.flatMap { animators[$0.name] }
  }

  /// What holds the animation that has just been asked for.
  func interaction() -> (any UIViewControllerInteractiveTransitioning)? {
    running.flatMap { animators[$0.step.motion.name] }?.interact()
  }
}
#endif
