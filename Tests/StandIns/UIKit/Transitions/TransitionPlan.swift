import Foundation

/// What a transition goes between, and how.
@MainActor struct TransitionPlan {
  var from: UIViewController?
  var to: UIViewController?
  var containerView: UIView
  /// The controller that stays where it is: its view is not the animator's to move.
  var resting: UIViewController?
  var style = UIModalPresentationStyle.none
  var isAnimated: Bool
  var isGesture = false
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Whether it ends in the same turn if it is not animated, as a stack's do.
  var endsAtOnce = true
  var standardDuration: TimeInterval = 0.35

  /// How long it takes: what its animator says, or what the system takes.
  var duration: TimeInterval { animator?.transitionDuration(using: nil) ?? standardDuration }
}
