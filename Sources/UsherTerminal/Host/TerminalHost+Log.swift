#if os(macOS) || os(Linux)
extension TerminalHost {
  /// The maximum number of retained lines; the oldest make room.
  private static let heldLimit = 1_000

  /// Writes a line to the log: at once, or after the terminal is restored if it draws full screen.
  public func writeToLog(_ write: @escaping @MainActor () -> Void) {
    if let below { return below.writeToLog(write) }
    guard phase == .running, screenDriver != nil else { return write() }
    if heldLines.count == Self.heldLimit { heldLines.removeFirst() }
    heldLines.append(write)
  }

  func writeHeldLines() {
    for write in exchange(&heldLines, with: []) { write() }
  }
}
#endif
