import Foundation

/// One running transition, which is also its coordinator and its context.
@MainActor final class Transition: NSObject {
  let from: UIViewController?
  let to: UIViewController?
  private let resting: UIViewController?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  let transitionDuration: TimeInterval
  private let endsAtOnce: Bool
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  private weak var simulation: UIKitSimulation?
  private var alongside: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var held: [() -> Void] = []
  private var end: ((Bool) -> Void)?
  private var hasStarted = false

  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  init(_ plan: TransitionPlan, in simulation: UIKitSimulation?) {
    (from, to, containerView) = (plan.from, plan.to, plan.containerView)
    (animator, interactor) = (plan.animator, plan.interactor)
    resting = plan.resting
    presentationStyle = plan.style
    isAnimated = plan.isAnimated
    initiallyInteractive = plan.isGesture || plan.interactor != nil
    isInteractive = initiallyInteractive
    transitionDuration = plan.duration
    endsAtOnce = plan.endsAtOnce
    self.simulation = simulation
  }

  /// A Boolean value that indicates whether a finger can interrupt it: a system transition without
  /// an interaction.
  var isCatchable: Bool { isAnimated && animator == nil && !initiallyInteractive }

  /// Runs the transition, and reports at the end whether it completed.
  func run(_ end: @escaping (Bool) -> Void) {
    self.end = end
    hasStarted = true
    for animation in alongside { animation(self) }
    alongside = []
    animate()
  }

  /// Postpones an animation's completion to the end of the interaction.
  func hold(_ completion: @escaping () -> Void) { held.append(completion) }

  private func animate() {
    guard isAnimated, let simulation, simulation.animatesViews else { return endUnanimated() }
    simulation.run {
      simulation.transitionBeingAnimated = self
      if let interactor {
        interactor.startInteractiveTransition(self)
      } else if let animator {
        animator.animateTransition(using: self)
      }
      simulation.transitionBeingAnimated = nil
    }
    if animator == nil, !isInteractive {
      simulation.clock.after(transitionDuration) { self.completeTransition(true) }
    }
  }

  private func endUnanimated() {
    guard !endsAtOnce, let simulation, simulation.animatesViews else {
      return completeTransition(true)
    }
    simulation.clock.after(0) { self.completeTransition(true) }
  }

  /// Runs the animation that an interaction drives.
  func animateInteractively() { animator?.animateTransition(using: self) }

  private func endInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isCancelled = cancelled
    isInteractive = false
    for handler in interactionHandlers { handler(self) }
    let rest = transitionDuration * Double(cancelled ? percentComplete : 1 - percentComplete)
    let waiting = held
    held = []
    simulation?.clock.after(rest) { [self] in
      for completion in waiting { completion() }
      if animator == nil { completeTransition(!cancelled) }
    }
  }
}

extension Transition: UIViewControllerContextTransitioning {
  var transitionWasCancelled: Bool { isCancelled }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
  }

  func finishInteractiveTransition() { endInteraction(cancelled: false) }

  func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    animator?.animationEnded(didComplete)
    end(didComplete)
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller = key == .from ? from : to
    return controller === resting ? nil : controller?.view
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? containerView.bounds : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? containerView.bounds : .zero
  }
}

extension Transition: UIViewControllerTransitionCoordinator {
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var isInterruptible: Bool { false }

  @discardableResult func animate(
    alongsideTransition animation: Handler?, completion: Handler?
  ) -> Bool {
    guard end != nil || !hasStarted else { return false }
    if let animation { hasStarted ? animation(self) : alongside.append(animation) }
    if let completion { completions.append(completion) }
    return animation != nil
  }

  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }
}
