public import Foundation

/// An object that responds to events.
@MainActor open class UIResponder: NSObject {
  /// A Boolean value that indicates whether it receives events first.
  public private(set) var isFirstResponder = false
  /// The activity of the user here.
  open var userActivity: NSUserActivity?

  public override init() { super.init() }

  /// The next responder.
  open var next: UIResponder? { nil }
  /// A Boolean value that indicates whether it may become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether it may resign as the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Becomes the first responder of its window, if the current one resigns.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, canBecomeFirstResponder, let place = responderWindow else {
      return isFirstResponder
    }
    guard place.firstResponder?.resignFirstResponder() ?? true else { return false }
    place.firstResponder = self
    isFirstResponder = true
    return true
  }

  /// Resigns as the first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    if canResignFirstResponder { isFirstResponder = false }
    return !isFirstResponder
  }

  /// The window of its events.
  var responderWindow: UIWindow? { nil }

  /// Updates the activity with the current state.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Restores the state of an activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}
