#if os(macOS) || os(Linux)
extension Renderer {
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

  /// The number of rows that a node needs without a limit.
  mutating func height(of node: Node, width: Int) -> Int {
    switch node.shape {
    case .screen: return layouts.body(of: node, in: scene, width: width - 1).rowCount
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
      grid.draw(text, at: point, style, in: part)
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
    let title = scene.way(to: node, columns: part.width - 2)
    let style = isActive ? Style(.strong, isUnderlined: true) : Style(.muted)
    grid.draw(title, at: Point(column: part.column + 1, row: part.row), style)
    for row in part.rows {
      grid.draw("│", at: Point(column: part.columns.upperBound, row: row), Style(.muted))
    }
    paint(node, in: part.droppingTop(1), isActive: isActive)
  }
}

extension Renderer {
  /// If the tabs do not fit in the row, the selected one and those before it take precedence.
  private func tabs(of node: Node, width: Int) -> [(String, Style)] {
    let children = node.choices
    let chosen = node.shape.selected
    let selected = children.firstIndex { $0.id == chosen } ?? 0
    func text(_ index: Int) -> (String, Style) {
      tab(children[index], index + 1, isSelected: children[index].id == chosen, width)
    }
    var tabs = children.isEmpty ? [] : [text(selected)]
    var used = 1 + tabs.reduce(0) { $0 + $1.0.columns }
    for index in (0..<selected).reversed() {
      let tab = text(index)
      if used + tab.0.columns > width { break }
      used += tab.0.columns
      tabs.insert(tab, at: 0)
    }
    for index in children.indices.dropFirst(selected + 1) where used <= width {
      tabs.append(text(index))
      used += tabs[tabs.count - 1].0.columns
    }
    return tabs
  }

  private func tab(
    _ node: Node, _ number: Int, isSelected: Bool, _ width: Int
  ) -> (String, Style) {
    let badge = node.badge.map { " (\($0))" } ?? ""
    let text = "\(number) \(scene.label(of: node))\(badge)".truncated(to: width)
    return isSelected
      ? ("[\(text)]", Style(.strong, isReversed: true)) : (" \(text) ", Style(.muted))
  }

  private func dots(of node: Node, width: Int) -> [(String, Style)] {
    if node.attributes.style.contains(.hidesDots) { return [] }
    let dots = node.children.map { $0.id == node.shape.selected ? "●" : "○" }
    let text = dots.joined(separator: " ").truncated(to: width)
    let indent = max(0, (width - text.columns) / 2 - 1)
    return [(String(repeating: " ", count: indent) + text, Style(.accent))]
  }
}
#endif
