import Foundation

/// The controllers of a transition, and its parameters.
@MainActor struct TransitionPlan {
  var from: UIViewController?
  var to: UIViewController?
  var containerView: UIView
  /// The controller that stays in place, whose view the animator does not receive.
  var resting: UIViewController?
  var style = UIModalPresentationStyle.none
  var isAnimated: Bool
  var isGesture = false
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// A Boolean value that indicates whether it ends in the same turn without animation, as a
  /// stack's does.
  var endsAtOnce = true
  var standardDuration: TimeInterval = 0.35

  /// The duration of its animator, or the system's.
  var duration: TimeInterval { animator?.transitionDuration(using: nil) ?? standardDuration }
}
