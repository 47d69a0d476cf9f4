#if os(macOS) || os(Linux)
extension Frame {
  /// A frame as an SVG picture, in a light and a dark scheme, as the viewer prefers.
  ///
  /// Each run of text begins at its cell and is as wide as its cells, in any font.
  package struct Picture {
    let frame: Frame

    /// The size of a cell, and the space around all of them.
    static let width = 8.4
    static let height = 18.0
    private static let margin = 10.0

    package init(_ frame: Frame) { self.frame = frame }

    package var svg: String {
      let width = Self.number(Self.left(of: frame.size.columns) + Self.margin)
      let height = Self.number(Self.top(of: frame.size.rows) + Self.margin)
      let runs = (0..<frame.size.rows).flatMap(runs)
      let lines = runs.compactMap(ground) + runs.compactMap(border)
      let marks = lines + runs.flatMap(texts) + [cursor].compactMap(\.self)
      return """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
        viewBox="0 0 \(width) \(height)" role="img">
        <title>\(title.escaped)</title>
        <style>
        \(Self.styleSheet)
        </style>
        <rect class="paper" width="100%" height="100%" rx="6"/>
        \(marks.joined(separator: "\n"))
        </svg>

        """
    }

    /// The words of the first row that has some.
    private var title: String {
      let rows = (0..<frame.size.rows).lazy.map { frame.grid.text(row: $0) }
      let row = rows.first { $0.contains(where: \.isLetter) } ?? ""
      return row.split { $0.isWhitespace || $0.isSymbol && !$0.isCurrencySymbol }
        .joined(separator: " ")
    }

    static func left(of column: Int) -> Double { margin + Double(column) * width }
    static func top(of row: Int) -> Double { margin + Double(row) * height }

    /// A number with one digit after its point at most.
    static func number(_ value: Double) -> String {
      let tenths = Int((value * 10).rounded())
      return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
  }
}

extension String {
  /// The text for XML, which cannot contain two of Unicode's scalars.
  var escaped: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
#endif
