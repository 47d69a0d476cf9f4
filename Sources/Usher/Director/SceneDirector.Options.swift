extension SceneDirector {
  /// The options of a director; the defaults suit an app.
  public struct Options: Sendable {
    /// The seed of all identities that the director issues; random unless a test or a snapshot sets
    /// it.
    public var seed: UInt64
    /// The clock that measures the limits below; a test injects one that it controls.
    public var clock: any Clock<Duration>
    /// The time that a step may take before the director compares the display again.
    public var stepLimit: Duration = .seconds(3)
    /// The time that a gesture may take if its end is not reported.
    public var gestureLimit: Duration = .seconds(10)
    /// The time that an ended coordinator's scope waits for the host to release its screens.
    public var releaseLimit: Duration = .seconds(10)
    /// The number of consecutive steps without effect after which the display counts as
    /// unreachable.
    public var attempts = 3
    /// The width, in points, from which a window counts as regular.
    public var regularWidth = 700.0
    /// The destination of a line for each refusal: the system's log in debug builds.
    public var refusals: RefusalLog = .automatic
    /// The type of the activities by which the system knows an `Advertised` place.
    ///
    /// A reverse-DNS name keeps the apps of one developer apart. List it in the app's
    /// `NSUserActivityTypes`.
    public var activityType = "usher.place"

    /// Makes options.
    public init(
      seed: UInt64 = .random(in: 1...UInt64.max), clock: any Clock<Duration> = ContinuousClock()
    ) {
      self.seed = seed
      self.clock = clock
    }
  }
}
