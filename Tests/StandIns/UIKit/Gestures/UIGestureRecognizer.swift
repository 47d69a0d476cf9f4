public import Foundation

/// Recognizes a gesture in touches.
@MainActor open class UIGestureRecognizer: NSObject {
  /// The delegate, which may prevent the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A Boolean value that indicates whether it recognizes its gesture.
  open var isEnabled = true
  /// The state of the gesture.
  open var state = State.possible
  /// The view of the gesture.
  public private(set) weak var view: UIView?

  public override init() { super.init() }

  func attach(to view: UIView) { self.view = view }

  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// It has not begun.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It has changed.
    case changed = 2
    /// It was completed.
    case ended = 3
    /// It was cancelled.
    case cancelled = 4
    /// It was another gesture.
    case failed = 5
  }
}

/// Methods that may prevent a gesture.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether two gestures may be recognized at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// The default: allowed.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// The default: one at a time.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A pan.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// A pan from an edge of the screen.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
