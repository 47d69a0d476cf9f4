import UsherTesting

extension Storyboard {
  /// An outline as an SVG picture, for a state whose display is not drawn.
  struct OutlinePicture {
    private let lines: [String]

    private static let column = 8
    private static let line = 16
    private static let margin = 10

    init(_ outline: String) {
      lines = outline.split(separator: "\n").map { String($0).printable.drawable }
    }

    var svg: String {
      let width = max(40, lines.map(\.columns).max() ?? 0) * Self.column + 2 * Self.margin
      let height = max(14, lines.count) * Self.line + 2 * Self.margin
      let texts = lines.enumerated().map { index, line in
        let y = Self.margin + index * Self.line + 12
        return "<text x=\"\(Self.margin)\" y=\"\(y)\" xml:space=\"preserve\">\(line.html)</text>"
      }
      return """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
        viewBox="0 0 \(width) \(height)"><style>
        text { font: 13px ui-monospace, Menlo, "DejaVu Sans Mono", monospace; fill: #1f2328 }
        rect { fill: #fff }
        @media (prefers-color-scheme: dark) { text { fill: #e6e8eb } rect { fill: #16191d } }
        </style><rect width="100%" height="100%"/>
        \(texts.joined(separator: "\n"))
        </svg>
        """
    }
  }
}

extension String {
  /// The text without the two scalars that XML cannot contain.
  fileprivate var drawable: String {
    replacing("\u{FFFE}", with: "\u{FFFD}").replacing("\u{FFFF}", with: "\u{FFFD}")
  }

  /// The text for HTML, in an element or in an attribute.
  var html: String {
    utf8.contains { "&<>\"'".utf8.contains($0) }
      ? replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
      : self
  }
}
