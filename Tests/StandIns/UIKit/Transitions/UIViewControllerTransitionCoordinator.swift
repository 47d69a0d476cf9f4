public import Foundation

/// The state of a running transition.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether it is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether the user drove it at first.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether it can be interrupted.
  var isInterruptible: Bool { get }
  /// A Boolean value that indicates whether the user drives it.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether it was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition.
  var transitionDuration: TimeInterval { get }
  /// The completed fraction.
  var percentComplete: CGFloat { get }
  /// The speed of the completion.
  var completionVelocity: CGFloat { get }
  /// The curve of the completion.
  var completionCurve: UIView.AnimationCurve { get }
  /// The container of the transition's views.
  var containerView: UIView { get }
  /// The rotation of the transition.
  var targetTransform: CGAffineTransform { get }
  /// Returns one of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the two views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations alongside a transition, with a completion.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs an animation alongside the transition, with a completion.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs an animation alongside the transition in another view, with a completion.
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
  /// Runs an animation alongside the transition.
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
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller before the transition.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller after the transition.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view before the transition.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view after the transition.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
