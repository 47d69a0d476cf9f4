#if os(macOS) || os(Linux)
extension Body {
  /// One line, laid out: its rows and its elements.
  struct LineLayout {
    private(set) var rows: [[Body.Fragment]] = []
    private(set) var elements: [Body.Element] = []
    private let column: Body.Column
    private let placed: RenderedScene.PlacedLine
    private var start: Body.Start

    init(_ placed: RenderedScene.PlacedLine, in column: Body.Column, from start: Body.Start) {
      self.placed = placed
      self.column = column
      self.start = start
      switch placed.line.kind {
      case .text(let text, let tone): addText(text, Style(tone))
      case .rule: addText(String(repeating: "─", count: room), Style(.muted))
      case .item(let item): addItem(item)
      case .field(let field): addField(field)
      case .progress(let label, let fraction): addProgress(label, fraction)
      case .row(let runs): addRow(runs)
      case .slot: break
      }
    }

    func moved(to start: Body.Start) -> LineLayout {
      var moved = self
      let (row, element) = (start.row - self.start.row, start.element - self.start.element)
      moved.start = start
      for index in elements.indices {
        moved.elements[index] = elements[index].moved(by: row)
      }
      guard !elements.isEmpty else { return moved }
      for index in rows.indices {
        for number in rows[index].indices {
          moved.rows[index][number].element = rows[index][number].element.map { $0 + element }
        }
      }
      return moved
    }

    private var room: Int { column.room }
    private var width: Int { column.width }
    private var nextElement: Int { start.element + elements.count }
  }
}

extension Body.LineLayout {
  private typealias Fragment = Body.Fragment

  private func fragment(
    _ text: String, _ style: Style = Style(), at column: Int = Body.Column.gutter,
    element: Int? = nil
  ) -> Fragment {
    Fragment(column: column, width: text.columns, kind: .text(text, style), element: element)
  }

  private mutating func addText(_ text: String, _ style: Style) {
    for row in text.wrapped(to: room) { rows.append([fragment(row, style)]) }
  }

  private mutating func addItem(_ item: Line.Item) {
    let element = item.isEnabled ? nextElement : nil
    let style = Style(item.isEnabled ? .plain : .muted)
    let detail = item.detail?.truncated(to: room) ?? ""
    rows += item.title.wrapped(to: room).map { [fragment($0, style, element: element)] }
    if !detail.isEmpty { addDetail(detail, element: element) }
    guard item.isEnabled else { return }
    add(.item(item.action), placed.id(0, item.title), rows: 0..<rows.count, columns: 0..<width)
  }

  /// Puts a detail at the end of the last row if there is room, else in a row of its own.
  private mutating func addDetail(_ detail: String, element: Int?) {
    let last = rows.count - 1
    let end = rows[last].map { $0.column + $0.width }.max() ?? 0
    let detail = fragment(detail, Style(.muted), at: width - detail.columns, element: element)
    if end + 2 <= detail.column { rows[last].append(detail) } else { rows.append([detail]) }
  }

  private mutating func addField(_ field: Line.Field) {
    let labelWidth = column.labelWidth
    let label = fragment(field.label.truncated(to: labelWidth), element: nextElement)
    let place = Body.Column.gutter + labelWidth + (labelWidth > 0 ? 1 : 0)
    let value = Fragment(
      column: place, width: max(1, width - place), kind: .field(field), element: nextElement)
    rows.append([label, value])
    add(.field(field), placed.id(0, field.label), rows: 0..<1, columns: 0..<width)
  }

  private mutating func addProgress(_ label: String, _ fraction: Double?) {
    guard let fraction else { return addText("\(label)…", Style(.accent)) }
    if !label.isEmpty { addText(label, Style()) }
    let part = fraction.isFinite ? min(max(0, fraction), 1) : 0
    let length = max(1, min(40, room - 5))
    let done = Int(part * Double(length))
    let bar = String(repeating: "█", count: done) + String(repeating: "░", count: length - done)
    rows.append([
      fragment(bar, Style(.accent)),
      fragment("\(Int(part * 100))%", at: Body.Column.gutter + length + 1),
    ])
  }

  private mutating func addRow(_ runs: [TextRun]) {
    rows.append([])
    var column = Body.Column.gutter
    for (index, run) in runs.enumerated() {
      let text = run.fitted(to: room)
      let fragment = fragment(text, run.style, element: run.isSelectable ? nextElement : nil)
      if column + fragment.width > width, column > Body.Column.gutter {
        rows.append([])
        column = Body.Column.gutter
      }
      let end = column + fragment.width
      let row = rows.count - 1
      rows[row].append(fragment.moved(to: column))
      if run.isSelectable, let action = run.action {
        let id = placed.id(index, run.text)
        add(.run(action), id, rows: row..<row + 1, columns: column..<end)
      }
      column = end
    }
  }

  /// The rows count from the line's first.
  private mutating func add(
    _ role: Body.Role, _ id: Body.ElementID, rows: Range<Int>, columns: Range<Int>
  ) {
    let rows = rows.lowerBound + start.row..<rows.upperBound + start.row
    elements.append(
      Body.Element(
        id: id, role: role, rows: rows, columns: columns, shortcut: placed.line.shortcut))
  }
}

extension TextRun {
  fileprivate var style: Style { Style(isEnabled ? tone : .muted) }

  /// The text in one row, with a column on either side if it can ever be selected.
  fileprivate func fitted(to width: Int) -> String {
    let cut = text.truncated(to: action == nil ? width : width - 2)
    let line = String(cut.map { $0.isNewline ? " " : $0 })
    return action == nil ? line : " \(line) "
  }
}
#endif
