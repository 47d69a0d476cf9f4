public import Foundation

/// Animates a custom transition.
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Animates, and tells the context when it is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Hears that it is done.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing, as most do.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives an interactive transition.
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins.
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
  /// Says how far it is.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the user lets it go through.
  func finishInteractiveTransition()
  /// Says that the user took it back.
  func cancelInteractiveTransition()
  /// Says that the user holds it.
  func pauseInteractiveTransition()
  /// Says that it is done, and whether it went through.
  func completeTransition(_ didComplete: Bool)
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the initial frame of a controller's view.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the final frame of a controller's view.
  func finalFrame(for vc: UIViewController) -> CGRect
}
