import UsherTesting

extension AppMap {
  /// The map for Mermaid, which Markdown viewers draw.
  ///
  /// Flows and screens are boxes; screens in a modal are rounded, alerts are diamonds, and
  /// containers with a selection are hexagons. An arrow with two heads has a way back.
  public var mermaid: String { GraphDrawing.mermaid(boxes, arrows) }

  /// The map for Graphviz, in the DOT language.
  ///
  /// Flows are clusters and screens are boxes; screens in a modal are rounded, alerts are diamonds,
  /// and containers with a selection are hexagons. An arrow with two heads has a way back.
  public var dot: String { GraphDrawing.dot(boxes, arrows) }

  private var boxes: [GraphDrawing.Item] {
    groups(in: nil) + links.map { .box("l\($0)", label: [$1.caption], .flag) }
  }

  private func groups(in parent: Int?) -> [GraphDrawing.Item] {
    flows.filter { $0.parent == parent }.map { flow in
      let boxes = nodes.filter { $0.flow == flow.id }.map {
        GraphDrawing.Item.box("p\($0.id)", label: [$0.label], $0.shape)
      }
      return .group(flow.id, label: flow.name, boxes + groups(in: flow.id))
    }
  }

  private var arrows: [GraphDrawing.Arrow] {
    edges.enumerated().map { index, edge in
      let label = edge.kind == .back || edge.kind == .link ? nil : edge.caption
      return (edge.from.map { "p\($0)" } ?? "l\(index)", "p\(edge.to)", label, edge.kind.line)
    }
  }
}

extension AppMap.Node {
  fileprivate var shape: GraphDrawing.Shape {
    switch kind {
    case .screen: layer == nil ? .box : .rounded
    case .alert: .diamond
    case .choice: .hexagon
    }
  }
}

extension AppMap.Edge.Kind {
  fileprivate var line: GraphDrawing.Line {
    switch self {
    case .forward: .solid
    case .both: .both
    case .back: .dashed
    case .choice: .bold
    case .link: .dotted
    }
  }
}
