extension SceneDirector {
  /// What a director can be told when it is made; the defaults suit an app.
  public struct Options: Sendable {
    /// The seed of all identities it issues; random unless a test or a saved state sets it.
    public var seed: UInt64
    /// What measures the limits below; a test injects one that it controls.
    public var clock: any Clock<Duration>
    /// How long a step may take before the director looks again.
    public var stepLimit: Duration
    /// How long a gesture may take before the director looks again, though its end was not reported.
    public var gestureLimit: Duration
    /// How long an ended coordinator's scope waits for the host to release its screens.
    public var releaseLimit: Duration
    /// How often in a row a step may change nothing before the display counts as unreachable.
    public var attempts: Int
    /// Where a line for each refusal goes: to the system's log in debug builds.
    public var refusals: RefusalLog

    /// Makes options.
    public init(
      seed: UInt64 = .random(in: 1...UInt64.max), clock: any Clock<Duration> = ContinuousClock()
    ) {
      self.seed = seed
      self.clock = clock
      stepLimit = .seconds(3)
      gestureLimit = .seconds(10)
      releaseLimit = .seconds(10)
      attempts = 3
      refusals = .automatic
    }
  }
}
