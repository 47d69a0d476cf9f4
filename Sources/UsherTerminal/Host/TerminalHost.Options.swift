#if os(macOS) || os(Linux)
extension TerminalHost {
  /// A host's clock and limits; the defaults suit an app.
  public struct Options: Sendable {
    /// The clock of the limits below; a test injects one that it controls.
    public var clock: any Clock<Duration>
    /// The longest wait for the rest of a sequence, before an escape byte counts as the Esc key.
    public var escapeDelay = Duration.milliseconds(50)
    /// The longest wait for the rest of a paste's end mark, after which an escape byte is Esc and
    /// ends the paste.
    public var pasteDelay = Duration.seconds(1)
    /// The longest wait of the command `wait`.
    public var waitLimit = Duration.seconds(10)
    /// The width of line-by-line output, in columns.
    public var lineWidth = 80

    /// Makes options.
    public init(clock: any Clock<Duration> = ContinuousClock()) {
      self.clock = clock
    }
  }
}
#endif
