extension Painter {
  mutating func paint(_ layer: Layer, depth: Int, legend: [[Legend.Entry]]) {
    switch layer.style {
    case .none, .cover: paintFull(layer, legend: legend)
    case .sheet where depth == 0: paintFull(layer, legend: legend)
    case .sheet: paintSheet(layer, depth: depth, legend: legend)
    case .popover, .alert: paintBox(layer, legend: legend)
    }
  }

  mutating func paintFull(_ layer: Layer, legend: [[Legend.Entry]]) {
    canvas.fill(canvas.bounds)
    paintTitle(of: layer)
    paint(layer.node, in: body(under: legend), isActive: isTop(layer.node))
    paint(legend)
  }

  private mutating func paintSheet(_ layer: Layer, depth: Int, legend: [[Legend.Entry]]) {
    let part = body(under: legend)
    let isTight = part.width < 40 || part.height < 10
    let margin = isTight ? 0 : max(2 * depth, (part.width - 84) / 2)
    let rows = isTight ? 0 : min(depth - 1, 2)
    paintFramed(layer, in: part.inset(columns: margin, rows: rows), legend: legend)
  }

  private mutating func paintBox(_ layer: Layer, legend: [[Legend.Entry]]) {
    let part = body(under: legend)
    let width = min(part.width, max(24, min(60, part.width - 8)))
    let height = height(of: layer.node, width: width - 2) + 2
    paintFramed(layer, in: part.centered(width: width, height: height), legend: legend)
  }

  private mutating func paintFramed(_ layer: Layer, in part: Rect, legend: [[Legend.Entry]]) {
    canvas.fill(part)
    paintBorder(part, title: title(of: layer, columns: part.width - 6))
    paint(layer.node, in: part.inset(columns: 1, rows: 1), isActive: isTop(layer.node))
    paint(legend)
  }

  private func body(under legend: [[Legend.Entry]]) -> Rect {
    canvas.bounds.droppingTop(1).droppingBottom(legend.count)
  }

  private func title(of layer: Layer, columns width: Int) -> String {
    if case .alert = layer.style { return "" }
    let mark = manner == .transcript && layer.style != nil ? "▲ " : ""
    return (mark + scene.way(to: layer.node, columns: width)).keepingEnd(columns: width)
  }

  /// Draws the way here.
  private mutating func paintTitle(of layer: Layer) {
    let width = canvas.size.columns
    guard manner == .screen else {
      let title = title(of: layer, columns: width - 8)
      let head = title.isEmpty ? "" : " \(title) "
      let line = "──" + head
      let rest = String(repeating: "─", count: max(0, width - line.columns))
      return canvas.draw(line + rest, at: Point(column: 0, row: 0))
    }
    let style = Style(.strong, isReversed: true)
    canvas.fill(Rect(width: width, height: 1), style)
    let title = title(of: layer, columns: width - 2)
    canvas.draw(title, at: Point(column: 1, row: 0), style)
  }

  private mutating func paintBorder(_ part: Rect, title: String) {
    let across = String(repeating: "─", count: max(0, part.width - 2))
    let style = Style(.accent)
    for row in part.rows {
      canvas.draw("│", at: Point(column: part.columns.lowerBound, row: row), style)
      canvas.draw("│", at: Point(column: part.columns.upperBound - 1, row: row), style)
    }
    let top = Point(column: part.column, row: part.row)
    canvas.draw("┌\(across)┐", at: top, style)
    canvas.draw("└\(across)┘", at: Point(column: part.column, row: part.rows.upperBound - 1), style)
    guard !title.isEmpty else { return }
    canvas.draw(" \(title) ", at: Point(column: part.column + 2, row: part.row), Style(.strong))
  }

  private mutating func paint(_ legend: [[Legend.Entry]]) {
    let first = canvas.size.rows - legend.count
    canvas.fill(Rect(row: first, width: canvas.size.columns, height: legend.count))
    for (index, entries) in legend.enumerated() {
      var point = Point(column: 1, row: first + index)
      for entry in entries {
        let tone: Tone = entry.isEnabled ? .strong : .muted
        canvas.draw(entry.key, at: point, Style(tone))
        point.column += entry.key.columns + 1
        canvas.draw(entry.label, at: point, Style(.muted))
        point.column += entry.label.columns + 2
      }
    }
  }
}
