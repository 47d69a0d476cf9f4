#if os(macOS) || os(Linux)
extension Frame {
  /// Turns one frame on a terminal into another by writing only the cells that changed.
  package struct Diff: Sendable {
    private let isColored: Bool
    private var output = ""
    private var pen: Point?
    private var style: Style?

    /// Without colors, tones differ by weight alone.
    package init(isColored: Bool = true) { self.isColored = isColored }

    /// A missing frame, or one of another size, means that the whole frame is sent.
    package func bytes(from old: Frame?, to new: Frame) -> [UInt8] {
      let old = old?.size == new.size ? old : nil
      if old == new { return [] }
      var diff = self
      diff.write(from: old, to: new)
      return Array(diff.output.utf8)
    }

    private mutating func write(from old: Frame?, to new: Frame) {
      output = "\u{1B}[?25l" + (old == nil ? "\u{1B}[0m\u{1B}[2J" : "")
      let blank = CellGrid(size: new.size)
      for row in 0..<new.size.rows { write(row, of: new.grid, over: old?.grid ?? blank) }
      output += "\u{1B}[0m"
      if let cursor = new.cursor { output += Self.move(to: cursor) + "\u{1B}[?25h" }
    }

    private mutating func write(_ row: Int, of new: CellGrid, over old: CellGrid) {
      for column in 0..<new.size.columns where new[column, row].character != nil {
        let isChanged = new[column, row] != old[column, row]
        if isChanged { write(new[column, row], at: Point(column: column, row: row)) }
      }
    }

    private mutating func write(_ cell: CellGrid.Cell, at point: Point) {
      guard let character = cell.character else { return }
      if pen != point { output += Self.move(to: point) }
      if style != cell.style { output += cell.style.sequence(isColored: isColored) }
      style = cell.style
      pen = point
      write(character, at: point)
    }

    /// Terminals disagree about the width of a character of several code points, so the cells are
    /// cleared first, and the cursor is placed again after it.
    private mutating func write(_ character: Character, at point: Point) {
      let columns = character.columns
      if character.unicodeScalars.count > 1 {
        output += String(repeating: " ", count: columns) + Self.move(to: point)
      }
      output.append(character)
      let isSure = columns == 1 && character.unicodeScalars.count == 1
      pen = isSure ? Point(column: point.column + 1, row: point.row) : nil
    }

    private static func move(to point: Point) -> String {
      "\u{1B}[\(point.row + 1);\(point.column + 1)H"
    }
  }
}
#endif
