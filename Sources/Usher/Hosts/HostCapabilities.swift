/// What a host can do in one step.
///
/// Layers are presented one at a time by every host.
public struct HostCapabilities: Hashable, Sendable {
  /// Whether it can dismiss several layers at once; else the topmost goes first.
  public var dismissesSeveralAtOnce: Bool
  /// Whether it can add several screens to a stack at once; else they come one by one.
  public var pushesSeveralAtOnce: Bool

  /// Makes capabilities.
  public init(dismissesSeveralAtOnce: Bool = true, pushesSeveralAtOnce: Bool = true) {
    self.dismissesSeveralAtOnce = dismissesSeveralAtOnce
    self.pushesSeveralAtOnce = pushesSeveralAtOnce
  }
}
