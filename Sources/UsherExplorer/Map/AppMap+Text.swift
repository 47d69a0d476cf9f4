import UsherTesting

extension AppMap {
  /// The map in lines: flows, the places in them, and the edges of each.
  ///
  /// ```text
  /// Shop
  ///   List
  ///     Buy → ▲ sheet Cart
  /// ```
  public var text: String {
    (lines(of: nil, depth: 0) + edges.filter { $0.from == nil }.map(line)).joined(separator: "\n")
  }

  private func lines(of parent: Int?, depth: Int) -> [String] {
    flows.filter { $0.parent == parent }.flatMap { flow in
      [indented(flow.name, depth)] + nodeLines(of: flow.id, depth: depth + 1)
        + lines(of: flow.id, depth: depth + 1)
    }
  }

  private func nodeLines(of flow: Int, depth: Int) -> [String] {
    nodes.filter { $0.flow == flow }.flatMap { node in
      [indented(node.heading, depth)]
        + edges.filter { $0.from == node.id }.map { indented(line(for: $0), depth + 1) }
    }
  }

  /// The edges from outside the app, by their indices.
  var links: [(Int, Edge)] { edges.enumerated().filter { $0.element.from == nil }.map { ($0, $1) } }

  private func line(for edge: Edge) -> String {
    let arrow = edge.kind == .both ? "⇄" : "→"
    return "\(edge.caption) \(arrow) \(nodes[edge.to].label)"
  }

  private func indented(_ line: String, _ depth: Int) -> String {
    String(repeating: "  ", count: depth) + line
  }
}

extension AppMap.Node {
  fileprivate var heading: String {
    switch kind {
    case .screen: label
    case .alert: "? \(name)"
    case .choice: "• \(name)"
    }
  }
}

extension AppMap.Edge {
  /// The user's actions in a few words; many actions are summarized.
  var caption: String {
    guard labels.count > 3 else { return labels.joined(separator: ", ") }
    return labels.prefix(2).joined(separator: ", ") + " and \(labels.count - 2) more"
  }
}

extension AppMap: CustomStringConvertible {
  /// The map as text.
  public var description: String { text }
}
