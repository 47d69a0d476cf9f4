/// A graph as text that other tools draw: boxes in groups, and arrows between them.
package struct GraphDrawing {
  package typealias Arrow = (from: String, to: String, label: String?, line: Line)

  package indirect enum Item {
    case box(String, label: [String], Shape)
    case group(Int, label: String, [Item])
  }

  /// The shape of a box: the delimiters of its label in Mermaid, and its attribute in Graphviz.
  package struct Shape {
    let (opening, closing, attribute): (String, String, String)

    package static let box = Shape(opening: "[", closing: "]", attribute: "")
    package static let rounded = Shape(opening: "(", closing: ")", attribute: " style=rounded")
    package static let diamond = Shape(opening: "{", closing: "}", attribute: " shape=diamond")
    package static let hexagon = Shape(opening: "{{", closing: "}}", attribute: " shape=hexagon")
    /// A point without a label.
    package static let start = Shape(
      opening: "((", closing: "))", attribute: " shape=point width=0.2")
    package static let flag = Shape(opening: ">", closing: "]", attribute: " shape=cds")
  }

  /// The side at which a graph begins.
  package enum Direction: String {
    case leftToRight = "LR"
    case topDown = "TB"
  }

  /// The line of an arrow, for Mermaid and for Graphviz.
  package struct Line {
    let (sign, attribute): (String, String)

    package static let solid = Line(sign: "-->", attribute: "style=solid")
    package static let both = Line(sign: "<-->", attribute: "dir=both")
    package static let dashed = Line(sign: "-.->", attribute: "style=dashed")
    package static let dotted = Line(sign: "-.->", attribute: "style=dotted")
    package static let bold = Line(sign: "==>", attribute: "style=bold")

    /// The line without effect on the ranks of Graphviz, so that its end may be above its start.
    package var unranked: Line { Line(sign: sign, attribute: attribute + " constraint=false") }
  }

  /// The graph for Mermaid, which Markdown viewers draw.
  package static func mermaid(
    _ items: [Item], _ arrows: [Arrow], _ direction: Direction = .leftToRight
  ) -> String {
    let boxes = lines(of: items) { id, label, shape in
      "\(id)\(shape.opening)\(html(label))\(shape.closing)"
    } group: { id, label, inside in
      ["subgraph f\(id) [\(html([label]))]"] + inside + ["end"]
    }
    let arrows = arrows.map { arrow in
      let label = arrow.label.map { "|\(html([$0]))|" } ?? ""
      return "  \(arrow.from) \(arrow.line.sign)\(label) \(arrow.to)"
    }
    return (["flowchart \(direction.rawValue)"] + boxes + arrows).joined(separator: "\n")
  }

  /// The graph for Graphviz, in the DOT language.
  package static func dot(
    _ items: [Item], _ arrows: [Arrow], _ direction: Direction = .leftToRight
  ) -> String {
    let head = [
      "digraph {", "  rankdir=\(direction.rawValue)", "  node [fontname=\"Helvetica\" shape=box]",
      "  edge [fontname=\"Helvetica\" fontsize=10]",
    ]
    let boxes = lines(of: items) { id, label, shape in
      "\(id) [label=\(quoted(label))\(shape.attribute)]"
    } group: { id, label, inside in
      ["subgraph cluster_\(id) {", "  label=\(quoted([label]))"] + inside + ["}"]
    }
    let arrows = arrows.map { arrow in
      let label = arrow.label.map { "label=\(quoted([$0])) " } ?? ""
      return "  \(arrow.from) -> \(arrow.to) [\(label)\(arrow.line.attribute)]"
    }
    return (head + boxes + arrows + ["}"]).joined(separator: "\n")
  }

  /// The lines of items; groups with nothing in them are left out.
  private static func lines(
    of items: [Item], box: (String, [String], Shape) -> String,
    group: (Int, String, [String]) -> [String]
  ) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .box(let id, let label, let shape): return ["  " + box(id, label, shape)]
      case .group(let id, let label, let items):
        let inside = lines(of: items, box: box, group: group)
        return inside.isEmpty ? [] : group(id, label, inside).map { "  " + $0 }
      }
    }
  }

  /// A label for Mermaid, which reads it as HTML.
  private static func html(_ lines: [String]) -> String {
    let codes: [Character: String] = [
      "\"": "#quot;", "<": "#lt;", ">": "#gt;", "#": "#35;", "&": "#amp;",
    ]
    let escaped = lines.map { $0.map { codes[$0] ?? String($0) }.joined() }
    return "\"\(escaped.joined(separator: "<br/>"))\""
  }

  private static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { $0.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }
}
