/// A host whose display moves under a user's finger, so that a test can move one.
public protocol TouchHost: SceneHost {
  /// Begins a gesture, as far as the display allows one and the director permits it.
  func begin(_ gesture: TouchGesture) -> Bool

  /// Completes the gesture under way.
  func completeGesture()

  /// Cancels the gesture under way: everything goes back to where it was.
  func cancelGesture()

  /// Ends the step that runs, where its steps take time.
  func finishTransition()
}

extension TouchHost {
  /// Nothing, since its steps take no time.
  public func finishTransition() {}
}

/// A gesture of a finger on the topmost layer.
public enum TouchGesture: Hashable, Sendable {
  /// Goes back by a number of screens.
  case back(Int)
  /// Pulls a sheet down, or taps beside a popover.
  case dismiss
  /// Goes to a tab, column or page.
  case select(Int)
}

extension RulesHost: TouchHost {}
