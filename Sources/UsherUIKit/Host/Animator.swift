#if canImport(UIKit)
public import UIKit

/// Performs the animation that a transition names.
public struct Animator {
  let animate:
    @MainActor (UINavigationController.Operation) -> any UIViewControllerAnimatedTransitioning
  let interact: @MainActor () -> (any UIViewControllerInteractiveTransitioning)?

  /// Makes one from what UIKit asks for.
  ///
  /// - Parameters:
  ///   - animate: Makes the animation: `.push` on the way in, `.pop` on the way out.
  ///   - interact: Gives what holds it, while the user's finger does.
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
  /// Performs animations of a name by an animator of the app's, both ways.
  ///
  /// The app's own delegates are asked as well; theirs is used where the host has none of that name.
  ///
  /// - Parameters:
  ///   - animator: What makes the animation.
  ///   - name: The name of a `TransitionAnimation`, or of one of its motions.
  public func use(_ animator: Animator, for name: String) {
    animators[name] = animator
  }
}
#endif
