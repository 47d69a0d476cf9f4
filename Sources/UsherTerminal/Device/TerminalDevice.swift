/// The terminal that a host draws on: bytes in, bytes out.
///
/// An app uses the one that `TerminalHost()` makes; a test brings its own.
@MainActor public protocol TerminalDevice: AnyObject, Sendable {
  /// Its size now; `nil` where it takes lines rather than keys, such as a pipe or a file.
  var size: TerminalSize? { get }
  /// A Boolean value that indicates whether colors are supported.
  var isColored: Bool { get }
  /// A Boolean value that indicates whether typed lines are echoed by the device; `false` by default.
  ///
  /// The host then prints a prompt, and does not repeat the command.
  var isEchoing: Bool { get }
  /// Takes the terminal over; from now on it reports events on the main actor.
  func begin(_ receive: @escaping @MainActor (TerminalEvent) -> Void)
  /// Allows a device that takes lines to read more; called when all that it told has been used.
  ///
  /// A device that holds input back until then takes no memory for what is not needed yet, however
  /// much there is of it. Nothing is done by default.
  func readMore()
  /// Sends all of the bytes, or reports that they could not be written.
  func write(_ bytes: [UInt8])
  /// Gives the terminal back as it was found, and reports nothing any more.
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
  /// Bytes have come.
  case input([UInt8])
  /// The size has changed, or what is shown has been spoilt: all must be drawn again.
  case redrawNeeded
  /// Nothing will come any more.
  case endOfInput
  /// The terminal cannot be used, or not any more; the text says what stood in the way.
  case failed(TerminalError.Reason, String)
}
