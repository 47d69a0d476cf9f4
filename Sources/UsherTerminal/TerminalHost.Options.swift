extension TerminalHost {
  /// A host's clock and limits; the defaults suit an app.
  public struct Options: Sendable {
    /// What measures the limits below; a test injects one that it controls.
    public var clock: any Clock<Duration>
    /// How long an escape byte may wait for the rest of a sequence before it counts as the Esc key.
    public var escapeDelay = Duration.milliseconds(50)
    /// How long an escape byte in a paste may wait for the rest of the closing mark before it counts
    /// as the Esc key, which ends the paste.
    public var pasteDelay = Duration.seconds(1)
    /// How long the command `wait` waits.
    public var waitLimit = Duration.seconds(10)
    /// The columns of what is printed line by line.
    public var lineWidth = 80

    /// Makes options.
    ///
    /// - Parameter clock: What measures the limits.
    public init(clock: any Clock<Duration> = ContinuousClock()) {
      self.clock = clock
    }
  }
}
