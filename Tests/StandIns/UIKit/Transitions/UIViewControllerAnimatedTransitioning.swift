public import Foundation

/// What animates a transition in its own way.
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes.
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

/// What lets the user drive a transition.
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// What a custom animation works with.
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where it happens.
  var containerView: UIView { get }
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether the user drives it.
  var isInteractive: Bool { get }
  /// Whether it was cancelled.
  var transitionWasCancelled: Bool { get }
  /// How what is presented lies over what presents it.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How it turns.
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
  /// Where a controller's view begins.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view ends.
  func finalFrame(for vc: UIViewController) -> CGRect
}
