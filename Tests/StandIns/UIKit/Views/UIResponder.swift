public import Foundation

/// What can answer events.
@MainActor open class UIResponder: NSObject {
  /// Whether events go here first.
  public private(set) var isFirstResponder = false
  /// What the user is doing here.
  open var userActivity: NSUserActivity?

  public override init() { super.init() }

  /// The one that is asked next.
  open var next: UIResponder? { nil }
  /// Whether events may go here first.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether events may stop going here first.
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

  /// Gives that up.
  @discardableResult open func resignFirstResponder() -> Bool {
    if canResignFirstResponder { isFirstResponder = false }
    return !isFirstResponder
  }

  /// The window that its events come from.
  var responderWindow: UIWindow? { nil }

  /// Fills in what the user is doing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Brings back what the user was doing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}
