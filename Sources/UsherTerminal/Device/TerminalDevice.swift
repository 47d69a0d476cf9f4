#if os(macOS) || os(Linux)
/// The terminal that a host draws on: bytes in, bytes out.
///
/// An app uses the device that `TerminalHost()` makes; a test provides its own.
@MainActor public protocol TerminalDevice: AnyObject, Sendable {
  /// The current size; `nil` if it takes lines rather than keys, such as a pipe or a file.
  var size: TerminalSize? { get }
  var isColored: Bool { get }
  /// `true` if the device echoes typed lines; `false` by default.
  ///
  /// The host then prints a prompt, and does not echo the command.
  var isEchoing: Bool { get }
  /// Takes over the terminal, and reports events on the main actor from then on.
  func begin(_ receive: @escaping @MainActor (TerminalEvent) -> Void)
  /// Allows a device that takes lines to read more; called when all input so far has been
  /// processed.
  ///
  /// A device that waits for this call needs little memory, however much input there is. Does
  /// nothing by default.
  func readMore()
  /// Sends all of the bytes, or reports that they could not be written.
  func write(_ bytes: [UInt8])
  /// Restores the terminal, and stops reporting events.
  func end()
}

extension TerminalDevice {
  /// Nothing is echoed.
  public var isEchoing: Bool { false }

  /// Does nothing: such a device reports input at once.
  public func readMore() {}
}

/// An event of a terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// Input has arrived.
  case input([UInt8])
  /// The size has changed, or the display was overwritten: everything must be drawn again.
  case redrawNeeded
  /// The input has ended.
  case endOfInput
  /// The terminal cannot be used, or can no longer; the string is the reason.
  case failed(TerminalError.Reason, String)
}
#endif
