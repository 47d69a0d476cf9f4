#if os(macOS) || os(Linux)
public import Usher

/// The reason why a terminal cannot be used, or can no longer be used.
///
/// The director closes then, and its `run()` throws a `NavigationError` with this one `underlying`.
public struct TerminalError: Error, Hashable, Sendable {
  /// The kind of failure.
  public let reason: Reason
  /// The obstacle, in words.
  public let detail: String
  /// The place where the host was made.
  public let callSite: CallSite

  /// The kind of failure; more may be added.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The reason in one or two words.
    public let description: String
    fileprivate let operation: String
    fileprivate let remedies: [String]

    /// Another host of the process is using a terminal.
    public static let inUse = Reason(
      description: "in use", operation: "be taken over",
      remedies: ["Close the other director first.", "Give this host its own device."])
    /// The terminal's settings cannot be read.
    public static let unavailable = Reason(
      description: "unavailable", operation: "be taken over",
      remedies: ["Start the process in a terminal, or redirect its input and output."])
    /// Bytes can no longer be written.
    public static let unwritable = Reason(
      description: "output failed", operation: "be written to",
      remedies: ["Redirect standard output to a destination with room and a running reader."])
  }
}

extension TerminalError: CustomStringConvertible {
  /// The failed operation, its place, the obstacle, and how to fix it.
  public var description: String {
    let failure = "The terminal could not \(reason.operation): \(reason)."
    return Diagnosis(failure, at: callSite, [detail], fix: reason.remedies).description
  }
}
#endif
