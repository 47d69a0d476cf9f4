/// A host whose display can be moved by gestures, so tests can swipe on it.
public protocol TouchHost: SceneHost {
  /// Begins a gesture, if the display allows one and the director permits it.
  func begin(_ gesture: TouchGesture) -> Bool

  /// Completes the current gesture.
  func completeGesture()

  /// Cancels the current gesture; the display is as it was before.
  func cancelGesture()

  /// Ends the running step, if steps take time.
  func finishTransition()
}

extension TouchHost {
  /// Does nothing, because steps take no time.
  public func finishTransition() {}
}

/// A gesture on the topmost layer.
public enum TouchGesture: Hashable, Sendable {
  /// Goes back by a number of screens.
  case back(Int)
  /// Pulls a sheet down, or taps beside a popover.
  case dismiss
  /// Goes to a tab, column or page.
  case select(Int)
}
