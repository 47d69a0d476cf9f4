public import Foundation

/// Drives an animation by how far the user has gone.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// How far it is.
  public private(set) var percentComplete: CGFloat = 0
  /// How fast it ends.
  open var completionSpeed: CGFloat = 1
  /// How its speed changes.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the user drives it from the start.
  open var wantsInteractiveStart = true
  private var transition: Transition?

  public override init() { super.init() }

  /// How long the animation takes.
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
