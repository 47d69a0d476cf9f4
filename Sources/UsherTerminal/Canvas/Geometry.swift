#if os(macOS) || os(Linux)
/// A place on the terminal, counted from 0 at the top left.
package struct Point: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A part of the terminal; never of negative size.
package struct Rect: Hashable, Sendable {
  package var column: Int
  package var row: Int
  package var width: Int
  package var height: Int

  package init(column: Int = 0, row: Int = 0, width: Int, height: Int) {
    self.column = column
    self.row = row
    self.width = max(0, width)
    self.height = max(0, height)
  }

  var columns: Range<Int> { column..<column + width }
  var rows: Range<Int> { row..<row + height }

  func inset(columns: Int, rows: Int) -> Rect {
    Rect(
      column: column + columns, row: row + rows, width: width - 2 * columns,
      height: height - 2 * rows)
  }

  func droppingTop(_ count: Int) -> Rect {
    Rect(column: column, row: row + count, width: width, height: height - count)
  }

  func droppingBottom(_ count: Int) -> Rect {
    Rect(column: column, row: row, width: width, height: height - count)
  }

  /// A rectangle of that size in the middle, clipped to this one.
  func centered(width: Int, height: Int) -> Rect {
    let width = min(width, self.width)
    let height = min(height, self.height)
    return Rect(
      column: column + (self.width - width) / 2, row: row + (self.height - height) / 2,
      width: width, height: height)
  }
}
#endif
