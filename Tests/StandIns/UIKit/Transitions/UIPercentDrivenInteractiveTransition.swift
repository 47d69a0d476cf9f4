public import Foundation

/// Drives an animation by how far the user has gone.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The completed fraction.
  public private(set) var percentComplete: CGFloat = 0
  /// The speed of the completion.
  open var completionSpeed: CGFloat = 1
  /// The curve of the completion.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// A Boolean value that indicates whether the user drives it from the start.
  open var wantsInteractiveStart = true
  private var transition: Transition?

  public override init() { super.init() }

  /// The duration of the animation.
  open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }

  /// Begins.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    transition = transitionContext as? Transition
    transition?.animateInteractively()
  }

  /// Says how far the user has gone.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    transition?.updateInteractiveTransition(percentComplete)
  }

  /// Lets it go through.
  open func finish() { release()?.finishInteractiveTransition() }

  /// Takes it back.
  open func cancel() { release()?.cancelInteractiveTransition() }

  private func release() -> Transition? {
    defer { transition = nil }
    return transition
  }
}
