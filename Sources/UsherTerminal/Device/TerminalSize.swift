#if os(macOS) || os(Linux)
/// The size of a terminal, in character cells.
public struct TerminalSize: Hashable, Sendable {
  /// The number of columns, at least 1.
  public let columns: Int
  /// The number of rows, at least 1.
  public let rows: Int

  /// The limit in each direction.
  static let longest = 1_000

  /// Makes a size; values are limited to between 1 and 1000.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(1, columns), Self.longest)
    self.rows = min(max(1, rows), Self.longest)
  }

  /// A size with all rows of a text, which no device reports.
  init(columns: Int, textRows: Int) {
    self.columns = min(max(1, columns), Self.longest)
    rows = max(1, textRows)
  }
}
#endif
