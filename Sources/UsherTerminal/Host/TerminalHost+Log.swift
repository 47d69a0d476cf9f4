extension TerminalHost {
  /// The number of lines that are held back at most; the oldest make room.
  private static let heldLimit = 1_000

  /// Writes a line of log: at once, or after it has given the terminal back while it draws on all of it.
  public func writeToLog(_ write: @escaping @MainActor () -> Void) {
    guard phase == .running, screenDriver != nil else { return write() }
    if heldLines.count == Self.heldLimit { heldLines.removeFirst() }
    heldLines.append(write)
  }

  func writeHeldLines() {
    let lines = heldLines
    heldLines = []
    for write in lines { write() }
  }
}
