public import Foundation

/// What makes a gesture of touches.
@MainActor open class UIGestureRecognizer: NSObject {
  /// Who may forbid it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it looks for its gesture.
  open var isEnabled = true
  /// How far the gesture is.
  open var state = State.possible
  /// The view that it is on.
  public private(set) weak var view: UIView?

  public override init() { super.init() }

  func attach(to view: UIView) { self.view = view }

  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// It has not begun.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It went through.
    case ended = 3
    /// It was taken back.
    case cancelled = 4
    /// It was another.
    case failed = 5
  }
}

/// Who may forbid a gesture.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may go on at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Lets it begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Keeps them apart.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A pan.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// A pan that begins at an edge of the screen.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
