public import Foundation

/// Animates a custom transition.
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Animates the transition, and reports its end to the context.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the animation ends.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// The default: nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives an interactive transition.
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the interaction.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// The context of a custom transition.
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The container of the transition's views.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether it is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the user drives it.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether it was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the transition.
  var targetTransform: CGAffineTransform { get }
  /// Updates the progress.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Completes the interaction.
  func finishInteractiveTransition()
  /// Cancels the interaction.
  func cancelInteractiveTransition()
  /// Pauses the interaction.
  func pauseInteractiveTransition()
  /// Reports the end of the transition, and whether it completed.
  func completeTransition(_ didComplete: Bool)
  /// Returns one of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the two views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the initial frame of a controller's view.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the final frame of a controller's view.
  func finalFrame(for vc: UIViewController) -> CGRect
}
