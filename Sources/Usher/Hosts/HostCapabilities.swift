/// The capabilities of a host in one step.
///
/// Layers are presented one at a time by every host.
public struct HostCapabilities: Hashable, Sendable {
  /// Indicates whether it can dismiss several layers at once; otherwise the topmost goes first.
  public var dismissesSeveralAtOnce: Bool
  /// Indicates whether it can add several screens to a stack at once; otherwise they come one by one.
  public var pushesSeveralAtOnce: Bool

  /// Makes capabilities.
  public init(dismissesSeveralAtOnce: Bool = true, pushesSeveralAtOnce: Bool = true) {
    self.dismissesSeveralAtOnce = dismissesSeveralAtOnce
    self.pushesSeveralAtOnce = pushesSeveralAtOnce
  }
}
