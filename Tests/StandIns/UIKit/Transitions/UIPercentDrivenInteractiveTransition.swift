public import Foundation

/// Drives an animation by the progress of a gesture.
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

  /// Starts the interaction.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    transition = transitionContext as? Transition
    transition?.animateInteractively()
  }

  /// Updates the progress.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    transition?.updateInteractiveTransition(percentComplete)
  }

  /// Completes the transition.
  open func finish() { release()?.finishInteractiveTransition() }

  /// Cancels the transition.
  open func cancel() { release()?.cancelInteractiveTransition() }

  private func release() -> Transition? {
    defer { transition = nil }
    return transition
  }
}
