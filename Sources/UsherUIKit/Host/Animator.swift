#if canImport(UIKit)
public import UIKit

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
#endif
