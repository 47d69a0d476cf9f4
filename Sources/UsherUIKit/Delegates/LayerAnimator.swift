#if canImport(UIKit)
import UIKit
import Usher

/// Animates a layer by an animator of the app's, in and out.
final class LayerAnimator: NSObject, UIViewControllerTransitioningDelegate {
  private weak var host: UIKitHost?
  private weak var place: Place?
  private weak var next: (any UIViewControllerTransitioningDelegate)?

  init(_ host: UIKitHost, _ place: Place) {
    self.host = host
    self.place = place
    next = place.controller.transitioningDelegate
    super.init()
    place.controller.transitioningDelegate = self
  }

  func uninstall() {
    guard let controller = place?.controller, controller.transitioningDelegate === self else {
      return
    }
    controller.transitioningDelegate = next
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    host?.animator(for: place)?.animate(.push)
  }
}

extension LayerAnimator {
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
    host?.animator(for: place)?.animate(.pop)
  }
}

extension UIKitHost {
  /// Has a layer animated by an animator, where there is one for the step or for its way out.
  func useAnimator(for layer: Layer, _ step: Step) {
    let names = [step.motion.name, step.animation.exit.name]
    guard names.contains(where: { animators[$0] != nil }) else { return }
    layer.place.transitioning = LayerAnimator(self, layer.place)
  }

  /// What animates a place: as the step says that runs, else as it goes when the user takes it away.
  func animator(for place: Place?) -> Animator? {
    let motion = running.map(\.step.motion) ?? place?.exit
    return motion.flatMap { animators[$0.name] }
  }

  /// What holds the animation that has just been asked for.
  func interaction() -> (any UIViewControllerInteractiveTransitioning)? {
    running.flatMap { animators[$0.step.motion.name] }?.interact()
  }
}
#endif
