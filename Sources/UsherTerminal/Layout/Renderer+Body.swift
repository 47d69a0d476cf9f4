#if os(macOS) || os(Linux)
extension Renderer {
  /// Draws a screen's lines, scrolled; the last column indicates that there are more.
  mutating func paintScreen(_ node: Node, in part: Rect, isActive: Bool) {
    drawn.formUnion(scene.screens(in: node).map(\.id))
    let body = layouts.body(of: node, in: scene, width: part.width - 1)
    var state = states[node.id] ?? ViewState()
    state.settle(body, width: part.width - 1, height: part.height)
    states[node.id] = state
    let focus = isActive ? state.index(in: body) : nil
    let element = focus.map(body.element)
    let rows = body.rows(in: state.scroll..<state.scroll + part.height)
    for (row, fragments) in rows.enumerated() {
      let point = Point(column: part.column, row: part.row + row)
      if let element { paintMark(element, state.scroll + row, at: point, part) }
      for fragment in fragments {
        let isFocused = focus != nil && fragment.element == focus
        paint(fragment, at: point, part, caret: isFocused ? .some(state.caret) : .none)
      }
      if let element { paintBrackets(element, state.scroll + row, at: point, part) }
    }
    paintMore(in: part, above: state.scroll, below: body.rowCount - state.scroll - part.height)
  }

  /// Marks the row of a selected item from end to end, so that it stands out in plain text too.
  private mutating func paintMark(
    _ element: Body.Element, _ row: Int, at point: Point, _ part: Rect
  ) {
    guard element.rows.contains(row) else { return }
    switch element.role {
    case .run: return
    case .item:
      let width = element.columns.count
      grid.fill(
        Rect(column: point.column, row: point.row, width: width, height: 1),
        Style(isReversed: true))
      if row == element.rows.lowerBound {
        grid.draw("›", at: point, Style(isReversed: true), in: part)
      }
    case .field: grid.draw("›", at: point, Style(.accent), in: part)
    }
  }

  private mutating func paintBrackets(
    _ element: Body.Element, _ row: Int, at point: Point, _ part: Rect
  ) {
    guard case .run = element.role, element.rows.contains(row) else { return }
    let style = Style(.strong, isReversed: true)
    let (first, last) = (element.columns.lowerBound, element.columns.upperBound - 1)
    grid.draw("[", at: Point(column: point.column + first, row: point.row), style, in: part)
    grid.draw("]", at: Point(column: point.column + last, row: point.row), style, in: part)
  }

  private mutating func paint(
    _ fragment: Body.Fragment, at row: Point, _ part: Rect, caret: Int??
  ) {
    let point = Point(column: row.column + fragment.column, row: row.row)
    switch fragment.kind {
    case .text(let text, var style):
      style.isReversed = caret != nil
      grid.draw(text, at: point, style, in: part)
    case .field(let field):
      paint(field, width: fragment.width, at: point, caret: caret)
    }
  }

  private mutating func paint(
    _ field: Line.Field, width: Int, at point: Point, caret: Int??
  ) {
    let text = field.isSecure ? String(repeating: "•", count: field.text.count) : field.text
    let window = FieldEditor(text, caret: caret ?? 0).window(columns: width)
    let part = Rect(column: point.column, row: point.row, width: width, height: 1)
    grid.fill(part, Style(isUnderlined: true))
    let shown = text.isEmpty ? field.placeholder : window.text
    let style = Style(text.isEmpty ? .muted : .plain, isUnderlined: true)
    grid.draw(shown, at: point, style, in: part)
    if caret != nil { cursor = Point(column: point.column + window.caret, row: point.row) }
  }

  private mutating func paintMore(in part: Rect, above: Int, below: Int) {
    let column = part.columns.upperBound - 1
    let style = Style(.accent)
    if above > 0 { grid.draw("↑", at: Point(column: column, row: part.row), style) }
    if below > 0 {
      grid.draw("↓", at: Point(column: column, row: part.rows.upperBound - 1), style)
    }
  }
}
#endif
