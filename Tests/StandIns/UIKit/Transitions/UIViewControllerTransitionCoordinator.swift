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
  /// The controller before the transition.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller after the transition.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view before the transition.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view after the transition.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
