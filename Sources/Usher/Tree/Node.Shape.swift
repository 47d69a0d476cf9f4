extension Node {
  /// The shape of a node: a screen, or a container of nodes.
  public enum Shape: Hashable, Sendable {
    /// A screen, with the content of its named slots.
    case screen(embedded: [Node])
    /// Screens on top of each other; the last one shows.
    case stack([Node])
    /// Nodes side by side, one selected.
    case tabs([Node], selected: NodeID)
    /// Columns, primary first; when collapsed, the selected one shows.
    case split([Node], selected: NodeID)
    /// Pages in a row, one selected.
    case pages([Node], selected: NodeID)

    /// The kind of this shape.
    public var kind: Kind {
      switch self {
      case .screen: .screen
      case .stack: .stack
      case .tabs: .tabs
      case .split: .split
      case .pages: .pages
      }
    }

    /// The nodes directly inside, in order.
    public var children: [Node] {
      switch self {
      case .screen(let embedded): embedded
      case .stack(let nodes): nodes
      case .tabs(let nodes, _), .split(let nodes, _), .pages(let nodes, _): nodes
      }
    }

    /// The selected child, if this kind of shape has a selection.
    public var selected: NodeID? {
      switch self {
      case .screen, .stack: nil
      case .tabs(_, let id), .split(_, let id), .pages(_, let id): id
      }
    }
  }

  /// The kind of shape alone, as outlines name it.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// One screen.
    case screen
    /// Screens on top of each other.
    case stack
    /// Nodes side by side, one selected.
    case tabs
    /// Columns.
    case split
    /// Pages in a row.
    case pages
  }
}

extension Node.Shape {
  /// Makes a shape, unless it is a container without children; the first is selected by default.
  init?(kind: Node.Kind, children: [Node], selected: NodeID? = nil) {
    if kind != .screen && children.isEmpty { return nil }
    self.init(kind, holding: children, selected: selected ?? children.first?.id)
  }

  /// Makes a shape of a kind that may get its children and its selection afterwards.
  package init(_ kind: Node.Kind, holding children: [Node] = [], selected: NodeID? = nil) {
    let selected = selected ?? NodeID(seed: 0, number: 0)
    switch kind {
    case .screen: self = .screen(embedded: children)
    case .stack: self = .stack(children)
    case .tabs: self = .tabs(children, selected: selected)
    case .split: self = .split(children, selected: selected)
    case .pages: self = .pages(children, selected: selected)
    }
  }

  /// The same kind with other children.
  ///
  /// A removed selection moves to its nearest neighbor, and to a hidden tab only as a last resort.
  func with(children: [Node]) -> Node.Shape? {
    Node.Shape(kind: kind, children: children, selected: selection(among: children))
  }

  private func selection(among next: [Node]) -> NodeID? {
    guard let selected else { return nil }
    if next.contains(where: { $0.id == selected }) { return selected }
    let index = min(children.firstIndex { $0.id == selected } ?? 0, next.count - 1)
    let neighbors = next.isEmpty ? [] : next[index...] + next[..<index].reversed()
    return (neighbors.first { $0.tabLabel?.isHidden != true } ?? neighbors.first)?.id
  }
}
