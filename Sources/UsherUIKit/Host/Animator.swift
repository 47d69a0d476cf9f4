#if canImport(UIKit)
public import UIKit
import Usher

/// An animation for the transitions of a name.
public struct Animator {
  let animate:
    @MainActor (UINavigationController.Operation) -> any UIViewControllerAnimatedTransitioning
  let interact: @MainActor () -> (any UIViewControllerInteractiveTransitioning)?

  /// Makes an animator of UIKit's transitioning objects.
  ///
  /// - Parameters:
  ///   - animate: Makes the animation: `.push` on the way in, `.pop` on the way out.
  ///   - interact: Makes the object that drives an interactive transition.
  public init(
    _ animate:
      @escaping @MainActor (UINavigationController.Operation) ->
      any UIViewControllerAnimatedTransitioning,
    interact: @escaping @MainActor () -> (any UIViewControllerInteractiveTransitioning)? = { nil }
  ) {
    self.animate = animate
    self.interact = interact
  }
}

extension UIKitHost {
  /// Uses an animator for the animations of a name, in both directions.
  ///
  /// The name is that of a `TransitionAnimation` or one of its motions. For a name without an
  /// animator, the app's own delegates are asked. While the user has reduced motion, UIKit's own
  /// animations are shown.
  public func use(_ animator: Animator, for name: String) {
    animators[name] = animator
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
