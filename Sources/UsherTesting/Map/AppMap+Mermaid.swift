extension AppMap {
  /// The map for Mermaid, which Markdown viewers draw.
  ///
  /// Flows and screens are boxes; screens in a modal are rounded, alerts are diamonds, and
  /// containers with a selection are hexagons. An arrow with two heads has a way back.
  public var mermaid: String {
    let boxes = flows.filter { $0.parent == nil }.flatMap { box(of: $0, depth: 1) }
    return (["flowchart LR"] + boxes + sources + edges.enumerated().map(arrow)).joined(
      separator: "\n")
  }

  private func box(of flow: Flow, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let inside =
      nodes.filter { $0.flow == flow.id }.map { "\(indent)  p\($0.id)\($0.mermaid)" }
      + flows.filter { $0.parent == flow.id }.flatMap { box(of: $0, depth: depth + 1) }
    guard !inside.isEmpty else { return [] }
    return ["\(indent)subgraph f\(flow.id) [\(flow.name.mermaid)]"] + inside + ["\(indent)end"]
  }

  private var sources: [String] { links.map { "  l\($0)>\($1.caption.mermaid)]" } }

  private func arrow(_ index: Int, _ edge: Edge) -> String {
    guard let from = edge.from else { return "  l\(index) -.-> p\(edge.to)" }
    let caption = edge.kind == .back ? "" : "|\(edge.caption.mermaid)|"
    return "  p\(from) \(edge.kind.mermaid)\(caption) p\(edge.to)"
  }
}

extension AppMap.Edge.Kind {
  fileprivate var mermaid: String {
    switch self {
    case .forward: "-->"
    case .both: "<-->"
    case .back, .link: "-.->"
    case .choice: "==>"
    }
  }
}

extension AppMap.Node {
  fileprivate var mermaid: String {
    let text = label.mermaid
    return switch (kind, layer) {
    case (.screen, nil): "[\(text)]"
    case (.screen, _): "(\(text))"
    case (.alert, _): "{\(text)}"
    case (.choice, _): "{{\(text)}}"
    }
  }
}

extension String {
  fileprivate var mermaid: String {
    "\"" + replacing("#", with: "#35;").replacing("\"", with: "#quot;") + "\""
  }
}
