#if os(macOS) || os(Linux)
/// A grid of cells to draw on; nothing drawn outside it has any effect.
package struct CellGrid: Hashable, Sendable {
  /// One column of one row; the second column of a wide character holds none.
  package struct Cell: Hashable, Sendable {
    package var character: Character?
    package var style: Style

    static let empty = Cell(character: " ", style: Style())
  }

  package let size: TerminalSize
  private var cells: [Cell]

  package init(size: TerminalSize) {
    self.size = size
    cells = Array(repeating: .empty, count: size.columns * size.rows)
  }

  package var bounds: Rect { Rect(width: size.columns, height: size.rows) }

  package subscript(column: Int, row: Int) -> Cell {
    get { cells[row * size.columns + column] }
    set { cells[row * size.columns + column] = newValue }
  }

  package func text(row: Int) -> String {
    let text = String((0..<size.columns).compactMap { self[$0, row].character })
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  package var text: String { (0..<size.rows).map(text(row:)).joined(separator: "\n") }
}

extension CellGrid {
  /// Draws text in one row, clipped to the part and the grid.
  package mutating func draw(
    _ text: String, at point: Point, _ style: Style = Style(), in part: Rect? = nil
  ) {
    let part = part ?? bounds
    let columns = part.columns.clamped(to: bounds.columns)
    guard part.rows.clamped(to: bounds.rows).contains(point.row) else { return }
    var point = point
    for character in text.lazy.map(\.printable) {
      let end = point.column + character.columns
      if end > columns.upperBound { break }
      if point.column >= columns.lowerBound { write(character, point, style) }
      point.column = end
    }
  }

  package mutating func fill(_ part: Rect, _ style: Style = Style()) {
    for row in part.rows.clamped(to: bounds.rows) {
      for column in part.columns.clamped(to: bounds.columns) {
        write(" ", Point(column: column, row: row), style)
      }
    }
  }

  package mutating func dim() {
    for index in cells.indices { cells[index].style = Style(.muted) }
  }

  private mutating func write(_ character: Character, _ point: Point, _ style: Style) {
    let width = character.columns
    for column in point.column..<point.column + width { breakUp(column, point.row) }
    self[point.column, point.row] = Cell(character: character, style: style)
    if width == 2 { self[point.column + 1, point.row] = Cell(character: nil, style: style) }
  }

  /// Blanks the other half of a wide character that is about to be overwritten.
  private mutating func breakUp(_ column: Int, _ row: Int) {
    if self[column, row].character == nil, column > 0 { self[column - 1, row].character = " " }
    let next = column + 1
    if next < size.columns, self[next, row].character == nil { self[next, row].character = " " }
    self[column, row].character = " "
  }
}
#endif
