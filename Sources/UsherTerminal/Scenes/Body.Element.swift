#if os(macOS) || os(Linux)
extension Body {
  package struct Fragment: Sendable {
    package enum Kind: Sendable {
      case text(String, Style)
      case field(Line.Field)
    }

    package let column: Int
    package let width: Int
    package let kind: Kind
    package var element: Int?
  }

  package struct Element: Sendable {
    package let id: ElementID
    package let role: Role
    package var rows: Range<Int>
    package var columns: Range<Int>
    package let shortcut: Character?
  }

  package enum Role: Sendable {
    case item(@MainActor () -> Void)
    case run(@MainActor () -> Void)
    case field(Line.Field)
  }

  struct Column: Sendable {
    static let gutter = 2

    let width: Int
    let labelWidth: Int

    init(width: Int, _ lines: [RenderedScene.PlacedLine]) {
      self.width = max(width, Self.gutter + 1)
      let most = max(1, width / 3)
      labelWidth = lines.indices.reduce(0) { max($0, lines[$1].line.labelWidth(upTo: most)) }
    }

    /// The columns available for text.
    var room: Int { width - Self.gutter }
  }

  /// Identifies an element by its position, and by its name in case it moves.
  package struct ElementID: Hashable, Sendable {
    package let node: NodeID
    package let line: Int
    package let run: Int
    package let title: String
  }
}

extension Body.Element {
  var isShortcutField: Bool {
    if case .field = role { shortcut != nil } else { false }
  }

  var field: Line.Field? {
    if case .field(let field) = role { field } else { nil }
  }

  var action: (@MainActor () -> Void)? {
    switch role {
    case .item(let action), .run(let action): action
    case .field(let field): field.enter
    }
  }
}

extension RenderedScene.PlacedLine {
  var ids: [Body.ElementID] {
    switch line.kind {
    case .item(let item): item.isEnabled ? [id(0, item.title)] : []
    case .field(let field): [id(0, field.label)]
    case .row(let runs):
      runs.enumerated().filter { $0.element.isSelectable }.map { id($0.offset, $0.element.text) }
    case .text, .rule, .progress, .slot: []
    }
  }

  func id(_ run: Int, _ title: String) -> Body.ElementID {
    Body.ElementID(node: node, line: index, run: run, title: title)
  }
}

extension TextRun {
  var isSelectable: Bool { isEnabled && action != nil }
}

extension Line {
  /// The width of a field's label, up to a limit.
  func labelWidth(upTo most: Int) -> Int {
    guard case .field(let field) = kind else { return 0 }
    return field.label.fits(in: most) ? field.label.columns : most
  }

  /// The size of a line that is plain enough to be measured without a layout.
  func plainSize(in column: Body.Column) -> Body.Start? {
    switch kind {
    case .text(let text, _): text.isPlain(upTo: column.room) ? Body.Start(row: 1) : nil
    case .item(let item):
      item.isPlain(upTo: column.room) ? Body.Start(row: 1, element: item.isEnabled ? 1 : 0) : nil
    case .rule: Body.Start(row: 1)
    case .field: Body.Start(row: 1, element: 1)
    case .slot: Body.Start()
    case .progress, .row: nil
    }
  }
}

extension Line.Item {
  /// `true` if title and detail fit in one row.
  fileprivate func isPlain(upTo room: Int) -> Bool {
    guard let detail, !detail.isEmpty else { return title.isPlain(upTo: room) }
    return detail.isPlain(upTo: room - title.utf8.count - 2) && title.isPlain(upTo: room)
  }
}

extension Body.Element {
  func moved(by rows: Int) -> Body.Element {
    var moved = self
    moved.rows = self.rows.lowerBound + rows..<self.rows.upperBound + rows
    return moved
  }
}

extension Body.Fragment {
  func moved(to column: Int) -> Body.Fragment {
    Body.Fragment(column: column, width: width, kind: kind, element: element)
  }
}
#endif
