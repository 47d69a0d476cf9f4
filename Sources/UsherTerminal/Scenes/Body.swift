#if os(macOS) || os(Linux)
/// The lines of a screen, laid out in rows of a certain width.
///
/// The rows of a line are counted once, and its fragments are made on demand, so that the cost of a
/// key depends only on the visible lines.
package struct Body: Sendable {
  let lines: [RenderedScene.PlacedLine]
  let column: Column
  /// The first row and element of each line, then the totals.
  private(set) var starts: [Start] = []
  /// The layouts of lines that are too long to be laid out repeatedly.
  private var kept: [Int: LineLayout] = [:]
  private(set) var shortcuts: [Character: Int] = [:]

  struct Start: Sendable {
    var row = 0
    var element = 0
  }

  package init(_ lines: [RenderedScene.PlacedLine], width: Int) {
    self.lines = lines
    column = Column(width: width, lines)
    starts.reserveCapacity(lines.count + 1)
    var start = Start()
    for index in lines.indices {
      starts.append(start)
      let size = measure(index)
      start.row += size.row
      start.element += size.element
    }
    starts.append(start)
  }

  private mutating func measure(_ index: Int) -> Start {
    if let key = lines[index].line.shortcut, shortcuts[key] == nil { shortcuts[key] = index }
    if let size = lines[index].line.plainSize(in: column) { return size }
    let layout = LineLayout(lines[index], in: column, from: Start())
    if layout.rows.count > 16 { kept[index] = layout }
    return Start(row: layout.rows.count, element: layout.elements.count)
  }

  var width: Int { column.width }

  package var rowCount: Int { starts[lines.count].row }
  package var elementCount: Int { starts[lines.count].element }

  package var rows: [[Fragment]] { rows(in: 0..<rowCount) }
  package var elements: [Element] { elements(in: 0..<elementCount).map(\.element) }
}

extension Body {
  func line(ofRow row: Int) -> Int { lastLine { $0.row <= row } }

  func line(of element: Int) -> Int { lastLine { $0.element <= element } }

  /// Bisects: all lines up to the result satisfy the condition, and none after it.
  private func lastLine(where isBefore: (Start) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if isBefore(starts[middle]) { low = middle } else { high = middle - 1 }
    }
    return min(low, max(0, lines.count - 1))
  }

  func layout(ofLine index: Int) -> LineLayout {
    kept[index]?.moved(to: starts[index])
      ?? LineLayout(lines[index], in: column, from: starts[index])
  }

  /// Clamps the range to the existing rows.
  package func rows(in range: Range<Int>) -> [[Fragment]] {
    let range = range.clamped(to: 0..<rowCount)
    var rows: [[Fragment]] = []
    var index = line(ofRow: range.lowerBound)
    while rows.count < range.count, index < lines.count {
      let first = range.lowerBound + rows.count - starts[index].row
      if starts[index + 1].row > starts[index].row {
        rows += layout(ofLine: index).rows.dropFirst(first).prefix(range.count - rows.count)
      }
      index += 1
    }
    return rows
  }

  package func element(_ index: Int) -> Element {
    let line = line(of: index)
    let offset = index - starts[line].element
    return kept[line]?.elements[offset].moved(by: starts[line].row)
      ?? layout(ofLine: line).elements[offset]
  }
}
#endif
