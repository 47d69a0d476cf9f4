extension Body {
  mutating func add(_ placed: PlacedLine) {
    switch placed.line.kind {
    case .text(let text, let tone): addText(text, Style(tone))
    case .rule: addText(String(repeating: "─", count: room), Style(.muted))
    case .item(let item): addItem(item, placed)
    case .field(let field): addField(field, placed)
    case .progress(let label, let fraction): addProgress(label, fraction)
    case .row(let spans): addRow(spans, placed)
    case .slot: break
    }
  }

  private func piece(
    _ text: String, _ style: Style = Style(), at column: Int = gutter, element: Int? = nil
  ) -> Piece {
    Piece(column: column, width: text.columns, kind: .text(text, style), element: element)
  }

  private mutating func addText(_ text: String, _ style: Style) {
    for row in text.wrapped(to: room) { rows.append([piece(row, style)]) }
  }

  private mutating func addItem(_ item: Line.Item, _ placed: PlacedLine) {
    let element = item.isEnabled ? elements.count : nil
    let style = Style(item.isEnabled ? .plain : .muted)
    let detail = item.detail?.truncated(to: room) ?? ""
    let first = rows.count
    rows += item.title.wrapped(to: room).map { [piece($0, style, element: element)] }
    if !detail.isEmpty { addDetail(detail, element: element) }
    guard item.isEnabled else { return }
    add(.item(item.action), placed, title: item.title, rows: first..<rows.count, columns: 0..<width)
  }

  /// Puts a detail at the end of the last row where there is room, else in a row of its own.
  private mutating func addDetail(_ detail: String, element: Int?) {
    let last = rows.count - 1
    let end = rows[last].map { $0.column + $0.width }.max() ?? 0
    let detail = piece(detail, Style(.muted), at: width - detail.columns, element: element)
    if end + 2 <= detail.column { rows[last].append(detail) } else { rows.append([detail]) }
  }

  private mutating func addField(_ field: Line.Field, _ placed: PlacedLine) {
    let label = piece(field.label.truncated(to: labelWidth), element: elements.count)
    let column = Self.gutter + labelWidth + (labelWidth > 0 ? 1 : 0)
    let value = Piece(
      column: column, width: max(1, width - column), kind: .field(field), element: elements.count)
    let row = rows.count
    rows.append([label, value])
    add(.field(field), placed, title: field.label, rows: row..<row + 1, columns: 0..<width)
  }

  private mutating func addProgress(_ label: String, _ fraction: Double?) {
    guard let fraction else { return addText("\(label)…", Style(.accent)) }
    if !label.isEmpty { addText(label, Style()) }
    let part = fraction.isFinite ? min(max(0, fraction), 1) : 0
    let length = max(1, min(40, room - 5))
    let done = Int(part * Double(length))
    let bar = String(repeating: "█", count: done) + String(repeating: "░", count: length - done)
    rows.append([
      piece(bar, Style(.accent)),
      piece("\(Int(part * 100))%", at: Self.gutter + length + 1),
    ])
  }

  private mutating func addRow(_ spans: [TextRun], _ placed: PlacedLine) {
    rows.append([])
    var column = Self.gutter
    for (index, span) in spans.enumerated() {
      let text = span.fitted(to: room)
      if column + text.columns > width, column > Self.gutter {
        rows.append([])
        column = Self.gutter
      }
      let end = column + text.columns
      let row = rows.count - 1
      let canRun = span.isEnabled && span.action != nil
      let element = canRun ? elements.count : nil
      rows[row].append(piece(text, span.style, at: column, element: element))
      if let action = span.action, canRun {
        add(
          .span(action), placed, title: span.text, rows: row..<row + 1, columns: column..<end,
          span: index)
      }
      column = end
    }
  }

  private mutating func add(
    _ role: Role, _ placed: PlacedLine, title: String, rows: Range<Int>, columns: Range<Int>,
    span: Int = 0
  ) {
    let id = ElementID(node: placed.node, line: placed.index, span: span, title: title)
    elements.append(
      Element(
        id: id, role: role, rows: rows, columns: columns, shortcut: placed.line.shortcut))
  }
}

extension TextRun {
  fileprivate var style: Style { Style(isEnabled ? tone : .muted) }

  /// The text in one row, with a column on either side if it can ever be selected.
  fileprivate func fitted(to width: Int) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    return action == nil ? line.truncated(to: width) : " \(line.truncated(to: width - 2)) "
  }
}
