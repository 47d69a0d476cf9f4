import UsherTesting

extension AppMap {
  /// The map for Mermaid, which Markdown viewers draw.
  ///
  /// It begins at a dot at the top. Flows and screens are boxes; screens in a modal are rounded,
  /// alerts are diamonds, and containers with a selection are hexagons. An arrow with two heads has
  /// a way back. Brackets enclose the name of a guard that leads elsewhere.
  public var mermaid: String { GraphDrawing.mermaid(boxes, arrows, .topDown) }

  /// The map for Graphviz, in the DOT language.
  ///
  /// It begins at a dot at the top. Flows are clusters, screens are boxes; screens in a modal are
  /// rounded, alerts are diamonds, and containers with a selection are hexagons. An arrow with two
  /// heads has a way back. Brackets enclose the name of a guard that leads elsewhere.
  public var dot: String { GraphDrawing.dot(boxes, arrows, .topDown) }

  private var boxes: [GraphDrawing.Item] {
    (start == nil ? [] : [.box("start", label: [" "], .start)])
      + groups(in: nil) + links.map { .box("l\($0)", label: [$1.caption], .flag) }
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
    let first: [GraphDrawing.Arrow] = start.map { [("start", "p\($0)", nil, .solid)] } ?? []
    return first + pairs.map(arrow)
  }

  private func arrow(_ index: Int, _ edge: Edge, _ others: [Edge]) -> GraphDrawing.Arrow {
    let labels = ([edge] + others).filter { $0.kind != .back && $0.kind != .link }.map(\.caption)
    let label = labels.isEmpty ? nil : labels.joined(separator: " / ")
    let line = others.isEmpty ? edge.kind.line : .both
    let start = edge.from.map { "p\($0)" } ?? "l\(index)"
    return (start, "p\(edge.to)", label, edge.isUpward ? line.unranked : line)
  }

  /// Each edge with those that lead back, so that no label is printed over another one's.
  private var pairs: [(index: Int, edge: Edge, others: [Edge])] {
    edges.enumerated().compactMap { index, edge in
      let joined = edges.indices.filter { edges[$0].hasEnds(of: edge) }
      guard joined.first ?? index >= index else { return nil }
      return (index, edge, joined.dropFirst().map { edges[$0] })
    }
  }
}

extension AppMap.Edge {
  /// `true` if it leads to a place that was discovered before its start.
  fileprivate var isUpward: Bool { kind != .choice && from.map { $0 > to } ?? false }

  fileprivate func hasEnds(of other: Self) -> Bool {
    guard let from, let start = other.from else { return false }
    return (from, to) == (start, other.to) || (from, to) == (other.to, start)
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
