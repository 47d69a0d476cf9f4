/// The capabilities of a host in one step.
///
/// Every host presents modals one at a time.
public struct HostCapabilities: Hashable, Sendable {
  /// Indicates whether it can dismiss several modals at once; otherwise the topmost goes first.
  public var dismissesSeveralAtOnce: Bool
  /// Indicates whether it can push several screens at once; otherwise they are pushed one by one.
  public var pushesSeveralAtOnce: Bool

  /// Makes capabilities.
  public init(dismissesSeveralAtOnce: Bool = true, pushesSeveralAtOnce: Bool = true) {
    self.dismissesSeveralAtOnce = dismissesSeveralAtOnce
    self.pushesSeveralAtOnce = pushesSeveralAtOnce
  }
}
