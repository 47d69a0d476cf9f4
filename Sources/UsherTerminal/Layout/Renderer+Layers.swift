#if os(macOS) || os(Linux)
extension Renderer {
  mutating func paint(_ layer: Layer, depth: Int, hints: [[KeyHints.Entry]]) {
    switch layer.style {
    case .none, .cover: paintFull(layer, hints: hints)
    case .sheet where depth == 0: paintFull(layer, hints: hints)
    case .sheet: paintSheet(layer, depth: depth, hints: hints)
    case .popover, .alert: paintBox(layer, hints: hints)
    }
  }

  mutating func paintFull(_ layer: Layer, hints: [[KeyHints.Entry]]) {
    grid.fill(grid.bounds)
    paintTitle(of: layer)
    paint(layer.node, in: body(under: hints), isActive: isTop(layer.node))
    paint(hints)
  }

  private mutating func paintSheet(_ layer: Layer, depth: Int, hints: [[KeyHints.Entry]]) {
    let part = body(under: hints)
    let isTight = part.width < 40 || part.height < 10
    let margin = isTight ? 0 : max(2 * depth, (part.width - 84) / 2)
    let rows = isTight ? 0 : min(depth - 1, 2)
    paintFramed(layer, in: part.inset(columns: margin, rows: rows), hints: hints)
  }

  private mutating func paintBox(_ layer: Layer, hints: [[KeyHints.Entry]]) {
    let part = body(under: hints)
    let width = min(part.width, max(24, min(60, part.width - 8)))
    let height = height(of: layer.node, width: width - 2) + 2
    paintFramed(layer, in: part.centered(width: width, height: height), hints: hints)
  }

  private mutating func paintFramed(
    _ layer: Layer, in part: Rect, hints: [[KeyHints.Entry]]
  ) {
    grid.fill(part)
    paintBorder(part, title: title(of: layer, columns: part.width - 6))
    paint(layer.node, in: part.inset(columns: 1, rows: 1), isActive: isTop(layer.node))
    paint(hints)
  }

  private func body(under hints: [[KeyHints.Entry]]) -> Rect {
    grid.bounds.droppingTop(1).droppingBottom(hints.count)
  }

  private func title(of layer: Layer, columns width: Int) -> String {
    if case .alert = layer.style { return "" }
    let mark = manner == .transcript && layer.style != nil ? "▲ " : ""
    return (mark + scene.way(to: layer.node, columns: width)).keepingEnd(columns: width)
  }

  private mutating func paintTitle(of layer: Layer) {
    let width = grid.size.columns
    guard manner == .screen else {
      let title = title(of: layer, columns: width - 8)
      let head = title.isEmpty ? "" : " \(title) "
      let line = "──" + head
      let rest = String(repeating: "─", count: max(0, width - line.columns))
      return grid.draw(line + rest, at: Point(column: 0, row: 0))
    }
    let style = Style(.strong, isReversed: true)
    grid.fill(Rect(width: width, height: 1), style)
    let title = title(of: layer, columns: width - 2)
    grid.draw(title, at: Point(column: 1, row: 0), style)
  }

  private mutating func paintBorder(_ part: Rect, title: String) {
    let across = String(repeating: "─", count: max(0, part.width - 2))
    let style = Style(.accent)
    for row in part.rows {
      grid.draw("│", at: Point(column: part.columns.lowerBound, row: row), style)
      grid.draw("│", at: Point(column: part.columns.upperBound - 1, row: row), style)
    }
    let top = Point(column: part.column, row: part.row)
    grid.draw("┌\(across)┐", at: top, style)
    grid.draw("└\(across)┘", at: Point(column: part.column, row: part.rows.upperBound - 1), style)
    guard !title.isEmpty else { return }
    grid.draw(" \(title) ", at: Point(column: part.column + 2, row: part.row), Style(.strong))
  }

  private mutating func paint(_ hints: [[KeyHints.Entry]]) {
    let first = grid.size.rows - hints.count
    grid.fill(Rect(row: first, width: grid.size.columns, height: hints.count))
    for (index, entries) in hints.enumerated() {
      var point = Point(column: 1, row: first + index)
      for entry in entries {
        let tone: Tone = entry.isEnabled ? .strong : .muted
        grid.draw(entry.key, at: point, Style(tone))
        point.column += entry.key.columns + 1
        grid.draw(entry.label, at: point, Style(.muted))
        point.column += entry.label.columns + 2
      }
    }
  }
}
#endif
