/// The capabilities of a host in one step.
///
/// Every host presents modals one at a time.
public struct HostCapabilities: Hashable, Sendable {
  /// A Boolean value that indicates whether it dismisses several modals at once, or the topmost
  /// first.
  public var dismissesSeveralAtOnce: Bool
  /// A Boolean value that indicates whether it pushes several screens at once, or one by one.
  public var pushesSeveralAtOnce: Bool

  /// Makes capabilities.
  public init(dismissesSeveralAtOnce: Bool = true, pushesSeveralAtOnce: Bool = true) {
    self.dismissesSeveralAtOnce = dismissesSeveralAtOnce
    self.pushesSeveralAtOnce = pushesSeveralAtOnce
  }
}
