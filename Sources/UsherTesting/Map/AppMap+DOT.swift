extension AppMap {
  /// The map for Graphviz, in the DOT language.
  ///
  /// Flows are clusters and screens are boxes; screens in a modal are rounded, alerts are diamonds,
  /// and containers with a selection are hexagons. An arrow with two heads has a way back.
  public var dot: String {
    let head = [
      "digraph {", "  rankdir=LR", "  node [fontname=\"Helvetica\" shape=box]",
      "  edge [fontname=\"Helvetica\" fontsize=10]",
    ]
    let clusters = flows.filter { $0.parent == nil }.flatMap { cluster(of: $0, depth: 1) }
    return (head + clusters + sources + edges.enumerated().map(edge) + ["}"]).joined(
      separator: "\n")
  }

  private func cluster(of flow: Flow, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let inside =
      nodes.filter { $0.flow == flow.id }.map { "\(indent)  p\($0.id) [\($0.dot)]" }
      + flows.filter { $0.parent == flow.id }.flatMap { cluster(of: $0, depth: depth + 1) }
    guard !inside.isEmpty else { return [] }
    return ["\(indent)subgraph cluster_\(flow.id) {", "\(indent)  label=\(flow.name.dot)"] + inside
      + ["\(indent)}"]
  }

  private var sources: [String] { links.map { "  l\($0) [label=\($1.caption.dot) shape=cds]" } }

  private func edge(_ index: Int, _ edge: Edge) -> String {
    let start = edge.from.map { "p\($0)" } ?? "l\(index)"
    let label = edge.kind == .back || edge.kind == .link ? "" : "label=\(edge.caption.dot) "
    return "  \(start) -> p\(edge.to) [\(label)\(edge.kind.dot)]"
  }
}

extension AppMap.Edge.Kind {
  fileprivate var dot: String {
    switch self {
    case .forward: "style=solid"
    case .both: "dir=both"
    case .back: "style=dashed"
    case .choice: "style=bold"
    case .link: "style=dotted"
    }
  }
}

extension AppMap.Node {
  fileprivate var dot: String {
    let text = "label=\(label.dot)"
    return switch (kind, layer) {
    case (.screen, nil): text
    case (.screen, _): "\(text) style=rounded"
    case (.alert, _): "\(text) shape=diamond"
    case (.choice, _): "\(text) shape=hexagon"
    }
  }
}

extension String {
  fileprivate var dot: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
