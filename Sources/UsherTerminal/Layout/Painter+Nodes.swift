extension Painter {
  /// Draws a node and what shows of it in a part of the canvas.
  mutating func paint(_ node: Node, in part: Rect, isActive: Bool) {
    switch node.shape {
    case .screen: paintScreen(node, in: part, isActive: isActive)
    case .stack(let nodes):
      if let last = nodes.last { paint(last, in: part, isActive: isActive) }
    case .tabs: paint(node, over: tabs(of: node, width: part.width), in: part, isActive: isActive)
    case .pages: paint(node, over: dots(of: node, width: part.width), in: part, isActive: isActive)
    case .split(let nodes, let selected):
      guard let widths = Self.columns(nodes.count, in: part.width) else {
        return paint(node, over: dots(of: node, width: part.width), in: part, isActive: isActive)
      }
      var rest = part
      for (child, width) in zip(nodes, widths) {
        rest.width = width
        paintColumn(child, in: rest, isActive: isActive && child.id == selected)
        rest.column += width + 1
      }
    }
  }

  /// The rows that a node takes if it may have as many as it wants.
  func height(of node: Node, width: Int) -> Int {
    switch node.shape {
    case .screen: return Body(scene.lines(of: node), width: width - 1).rows.count
    case .stack, .tabs, .pages:
      let own = node.kind == .stack ? 0 : 1
      return own + (node.shown.map { height(of: $0, width: width) } ?? 0)
    case .split(let nodes, _):
      guard let widths = Self.columns(nodes.count, in: width) else {
        return 1 + (node.shown.map { height(of: $0, width: width) } ?? 0)
      }
      return 1 + (zip(nodes, widths).map { height(of: $0, width: $1) }.max() ?? 0)
    }
  }

  private mutating func paint(
    _ node: Node, over bar: [(String, Style)], in part: Rect, isActive: Bool
  ) {
    if let shown = node.shown { paint(shown, in: part.droppingBottom(1), isActive: isActive) }
    var point = Point(column: part.column + 1, row: part.rows.upperBound - 1)
    for (text, style) in bar {
      canvas.draw(text, at: point, style, in: part)
      point.column += text.columns
    }
  }

  /// Columns of at least 18, the first of two narrower; `nil` if there is no room for all.
  private static func columns(_ count: Int, in width: Int) -> [Int]? {
    guard count > 1 else { return count == 1 ? [width] : nil }
    let each = (width - count + 1) / count
    guard each >= 18 else { return nil }
    if count > 2 { return Array(repeating: each, count: count) }
    let first = max(18, width * 2 / 5)
    return [first, width - first - 1]
  }

  private mutating func paintColumn(_ node: Node, in part: Rect, isActive: Bool) {
    let title = scene.crumbs(of: node).joined(separator: " › ").keepingEnd(columns: part.width - 2)
    let style = isActive ? Style(.strong, isUnderlined: true) : Style(.muted)
    canvas.draw(title, at: Point(column: part.column + 1, row: part.row), style)
    for row in part.rows {
      canvas.draw("│", at: Point(column: part.columns.upperBound, row: row), Style(.muted))
    }
    paint(node, in: part.droppingTop(1), isActive: isActive)
  }
}

extension Painter {
  /// The tabs in one row, each with its digit; those that do not fit give way to the selected one.
  private func tabs(of node: Node, width: Int) -> [(String, Style)] {
    let tabs = node.children.enumerated().map { index, child in
      tab(child, index + 1, isSelected: child.id == node.shape.selected)
    }
    let selected = node.children.firstIndex { $0.id == node.shape.selected } ?? 0
    var first = 0
    while first < selected, tabs[first...selected].reduce(1, { $0 + $1.0.columns }) > width {
      first += 1
    }
    return Array(tabs.dropFirst(first))
  }

  private func tab(_ node: Node, _ number: Int, isSelected: Bool) -> (String, Style) {
    let badge = node.badge.map { " (\($0))" } ?? ""
    let text = "\(number) \(scene.label(of: node))\(badge)"
    return isSelected
      ? ("[\(text)]", Style(.strong, isReversed: true)) : (" \(text) ", Style(.muted))
  }

  private func dots(of node: Node, width: Int) -> [(String, Style)] {
    let dots = node.children.map { $0.id == node.shape.selected ? "●" : "○" }
    let text = dots.joined(separator: " ").truncated(to: width)
    let indent = max(0, (width - text.columns) / 2 - 1)
    return [(String(repeating: " ", count: indent) + text, Style(.accent))]
  }
}
