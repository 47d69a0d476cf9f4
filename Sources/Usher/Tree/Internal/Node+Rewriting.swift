extension Node {
  /// Changes a node at or below this one.
  mutating func change(
    _ id: NodeID, _ body: (inout Node) throws(TreeError) -> Void
  ) throws(TreeError) {
    if self.id == id { return try body(&self) }
    guard let index = children.lastIndex(where: { $0.contains(id) }) else { return }
    try changeChildren { (children) throws(TreeError) in try children[index].change(id, body) }
  }

  enum Rewritten {
    case missing
    case kept(Node)
    case gone
  }

  /// Rewrites a node at or below this one; a container that runs empty leaves with its last child.
  func rewriting(
    _ id: NodeID, _ removed: inout [Node], _ body: (Node) throws(TreeError) -> Node?
  ) throws(TreeError) -> Rewritten {
    if self.id == id { return try replaced(&removed, by: body(self)) }
    let children = children
    for index in children.indices.reversed() {
      switch try children[index].rewriting(id, &removed, body) {
      case .missing: continue
      case .kept(let child): return kept(children, at: index, child)
      case .gone: return without(children, at: index, &removed)
      }
    }
    return .missing
  }

  private func replaced(_ removed: inout [Node], by node: Node?) -> Rewritten {
    if node?.id != id { removed.append(self) }
    return node.map(Rewritten.kept) ?? .gone
  }

  private func kept(_ children: [Node], at index: Int, _ child: Node) -> Rewritten {
    var children = children
    children[index] = child
    return with(children)
  }

  private func without(_ children: [Node], at index: Int, _ removed: inout [Node]) -> Rewritten {
    var children = children
    children.remove(at: index)
    guard case .kept(let node) = with(children) else {
      removed.append(self)
      return .gone
    }
    return .kept(node)
  }

  private func with(_ children: [Node]) -> Rewritten {
    guard let shape = shape.with(children: children) else { return .gone }
    var node = self
    node.shape = shape
    return .kept(node)
  }
}
