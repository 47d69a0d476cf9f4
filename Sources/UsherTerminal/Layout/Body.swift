/// The lines of a screen, laid out in rows of a certain width, as many as it takes.
package struct Body: Sendable {
  /// Text in a row.
  package struct Piece: Sendable {
    package enum Kind: Sendable {
      case text(String, Style)
      case field(Line.Field)
    }

    package let column: Int
    package let width: Int
    package let kind: Kind
    package let element: Int?
  }

  /// What can be selected.
  package struct Element: Sendable {
    package let id: ElementID
    package let role: Role
    package var rows: Range<Int>
    package var columns: Range<Int>
    package let shortcut: Character?
  }

  /// What is done with an element.
  package enum Role: Sendable {
    case item(@MainActor () -> Void)
    case span(@MainActor () -> Void)
    case field(Line.Field)
  }

  package internal(set) var rows: [[Piece]] = []
  package internal(set) var elements: [Element] = []
  let width: Int
  let labelWidth: Int
  static let gutter = 2

  /// Lays lines out.
  package init(_ lines: [PlacedLine], width: Int) {
    self.width = max(width, Self.gutter + 1)
    labelWidth = min(lines.map(\.labelWidth).max() ?? 0, max(1, width / 3))
    for line in lines { add(line) }
  }

  /// The columns that text has.
  var room: Int { width - Self.gutter }
}

/// Identity of something that can be selected: its place, and its name in case it moves.
package struct ElementID: Hashable, Sendable {
  package let node: NodeID
  package let line: Int
  package let span: Int
  package let title: String
}

extension PlacedLine {
  fileprivate var labelWidth: Int {
    guard case .field(let field) = line.kind else { return 0 }
    return field.label.columns
  }
}
