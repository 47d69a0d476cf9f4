/// A graph as text that other tools draw: boxes in groups, and arrows between them.
package struct GraphDrawing {
  let items: [Item]
  let arrows: [Arrow]

  package indirect enum Item {
    case box(String, label: [String], Shape)
    case group(Int, label: String, [Item])
  }

  package enum Shape { case box, rounded, diamond, hexagon, flag }

  package struct Arrow {
    let (from, to): (String, String)
    let label: String?
    let line: Line

    package init(_ from: String, _ to: String, _ label: String?, _ line: Line) {
      (self.from, self.to, self.label, self.line) = (from, to, label, line)
    }
  }

  package enum Line { case solid, both, dashed, bold, dotted }

  package init(_ items: [Item], _ arrows: [Arrow]) {
    self.items = items
    self.arrows = arrows
  }

  /// The graph for Mermaid, which Markdown viewers draw.
  package var mermaid: String {
    (["flowchart LR"] + lines(of: items, in: Mermaid.self) + arrows.map { "  " + Mermaid.arrow($0) })
      .joined(separator: "\n")
  }

  /// The graph for Graphviz, in the DOT language.
  package var dot: String {
    let head = [
      "digraph {", "  rankdir=LR", "  node [fontname=\"Helvetica\" shape=box]",
      "  edge [fontname=\"Helvetica\" fontsize=10]",
    ]
    let lines = lines(of: items, in: Graphviz.self) + arrows.map { "  " + Graphviz.arrow($0) }
    return (head + lines + ["}"]).joined(separator: "\n")
  }

  /// The lines of items; groups with nothing in them are left out.
  private func lines(of items: [Item], in language: any GraphLanguage.Type) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .box(let id, let label, let shape): return ["  " + language.box(id, label, shape)]
      case .group(let id, let label, let items):
        let inside = lines(of: items, in: language)
        guard !inside.isEmpty else { return [] }
        return (language.start(of: id, label) + inside + [language.end]).map { "  " + $0 }
      }
    }
  }
}

/// A language that graphs are drawn from.
private protocol GraphLanguage {
  static func box(_ id: String, _ label: [String], _ shape: GraphDrawing.Shape) -> String
  static func start(of group: Int, _ label: String) -> [String]
  static var end: String { get }
  static func arrow(_ arrow: GraphDrawing.Arrow) -> String
}

private enum Mermaid: GraphLanguage {
  static let end = "end"

  static func box(_ id: String, _ label: [String], _ shape: GraphDrawing.Shape) -> String {
    let text = quoted(label)
    return switch shape {
    case .box: "\(id)[\(text)]"
    case .rounded: "\(id)(\(text))"
    case .diamond: "\(id){\(text)}"
    case .hexagon: "\(id){{\(text)}}"
    case .flag: "\(id)>\(text)]"
    }
  }

  static func start(of group: Int, _ label: String) -> [String] {
    ["subgraph f\(group) [\(quoted([label]))]"]
  }

  static func arrow(_ arrow: GraphDrawing.Arrow) -> String {
    let label = arrow.label.map { "|\(quoted([$0]))|" } ?? ""
    let line =
      switch arrow.line {
      case .solid: "-->"
      case .both: "<-->"
      case .dashed, .dotted: "-.->"
      case .bold: "==>"
      }
    return "\(arrow.from) \(line)\(label) \(arrow.to)"
  }

  /// A quoted label, which Mermaid reads as HTML.
  private static func quoted(_ lines: [String]) -> String {
    let codes: [Character: String] = [
      "\"": "#quot;", "<": "#lt;", ">": "#gt;", "#": "#35;", "&": "#amp;",
    ]
    let escaped = lines.map { $0.map { codes[$0] ?? String($0) }.joined() }
    return "\"\(escaped.joined(separator: "<br/>"))\""
  }
}

private enum Graphviz: GraphLanguage {
  static let end = "}"

  static func box(_ id: String, _ label: [String], _ shape: GraphDrawing.Shape) -> String {
    let style =
      switch shape {
      case .box: ""
      case .rounded: " style=rounded"
      case .diamond: " shape=diamond"
      case .hexagon: " shape=hexagon"
      case .flag: " shape=cds"
      }
    return "\(id) [label=\(quoted(label))\(style)]"
  }

  static func start(of group: Int, _ label: String) -> [String] {
    ["subgraph cluster_\(group) {", "  label=\(quoted([label]))"]
  }

  static func arrow(_ arrow: GraphDrawing.Arrow) -> String {
    let label = arrow.label.map { "label=\(quoted([$0])) " } ?? ""
    let line = arrow.line == .both ? "dir=both" : "style=\(arrow.line)"
    return "\(arrow.from) -> \(arrow.to) [\(label)\(line)]"
  }

  private static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { $0.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }
}
