public import Foundation

/// What is known of a transition that runs.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// How what is presented lies over what presents it.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the user drove it at first.
  var initiallyInteractive: Bool { get }
  /// Whether it can be interrupted.
  var isInterruptible: Bool { get }
  /// Whether the user drives it.
  var isInteractive: Bool { get }
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
  /// How long it takes.
  var transitionDuration: TimeInterval { get }
  /// How far it is.
  var percentComplete: CGFloat { get }
  /// How fast it ends.
  var completionVelocity: CGFloat { get }
  /// How its speed changes.
  var completionCurve: UIView.AnimationCurve { get }
  /// Where it happens.
  var containerView: UIView { get }
  /// How it turns.
  var targetTransform: CGAffineTransform { get }
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets others animate with a transition, and notifies them of its end.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates with it, and is notified of its end.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Animates with it elsewhere, and is notified of its end.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Called when the user lifts the finger.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates with it.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What is shown before it.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// What is shown after it.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What is shown before it.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// What is shown after it.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
