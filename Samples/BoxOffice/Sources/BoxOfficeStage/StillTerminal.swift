package import UsherTerminal

/// A terminal that nobody types at, and that shows nothing.
@MainActor package final class StillTerminal: TerminalDevice {
  package let size: TerminalSize? = TerminalSize(columns: 80, rows: 24)
  package let isColored = true

  package init() {}

  package func begin(_ receive: @escaping @MainActor (TerminalEvent) -> Void) {}
  package func write(_ bytes: [UInt8]) {}
  package func end() {}
}
