extension SceneTree {
  /// Changes a node, which stays; what the tree shares with another on the way there is copied.
  mutating func change(
    _ id: NodeID, _ body: (inout Node) throws(TreeError) -> Void
  ) throws(TreeError) {
    if let index = modals.lastIndex(where: { $0.node.contains(id) }) {
      try modals[index].node.change(id, body)
    } else if root?.contains(id) == true {
      try root?.change(id, body)
    } else {
      throw .unknown(id)
    }
  }

  /// Drops the lowest modal whose presenter has left, and all above it.
  mutating func dropModals() {
    if let lost = modals.firstIndex(where: { node($0.presenter) == nil }) {
      modals.removeSubrange(lost...)
    }
  }

  /// Returns the tree without some nodes, without the containers that run empty by that, and
  /// without what they had presented.
  ///
  /// For trying out what guards would allow; edits go by `changed(by:)`.
  func removing(_ nodes: Set<NodeID>) -> SceneTree {
    var tree = SceneTree(root: root?.removing(nodes))
    for modal in modals {
      guard let node = modal.node.removing(nodes) else { break }
      tree.modals.append(Modal(presenter: modal.presenter, style: modal.style, node: node))
    }
    tree.dropModals()
    return tree
  }

  /// Returns some nodes with all that stands above them in stacks.
  func includingAbove(_ nodes: Set<NodeID>) -> Set<NodeID> {
    self.nodes.filter { $0.kind == .stack }.reduce(into: nodes) { all, stack in
      all.formUnion(stack.children.drop { !nodes.contains($0.id) }.map(\.id))
    }
  }

  /// How many levels may stand in each other, layers included.
  ///
  /// Every display ends far before, and whatever walks down a tree may rely on it.
  static let depthLimit = 100

  /// The added nodes stand side by side, so that one depth counts for all.
  func requireRoom(for added: [Node]) throws(TreeError) {
    guard let first = added.first, let depth = depth(of: first.id) else { return }
    for node in added where depth + node.height > Self.depthLimit { throw .tooDeep(node.id) }
  }

  func requireRoom(for node: Node, inside id: NodeID) throws(TreeError) {
    guard let depth = depth(of: id), depth + 1 + node.height > Self.depthLimit else { return }
    throw .tooDeep(node.id)
  }

  /// A node has one place.
  func requireDistinct() throws(TreeError) {
    var seen: Set<NodeID> = []
    for node in nodes where !seen.insert(node.id).inserted { throw .duplicate(node.id) }
  }

  /// How many levels a node has above it: the layers below its own, and what it stands in.
  private func depth(of id: NodeID) -> Int? {
    for (index, modal) in modals.enumerated().reversed() {
      if let depth = modal.node.depth(of: id) { return index + 1 + depth }
    }
    return root?.depth(of: id)
  }
}

extension Node {
  /// Changes a node at or below this one.
  fileprivate mutating func change(
    _ id: NodeID, _ body: (inout Node) throws(TreeError) -> Void
  ) throws(TreeError) {
    if self.id == id { return try body(&self) }
    guard let index = children.lastIndex(where: { $0.contains(id) }) else { return }
    try changeChildren { (children) throws(TreeError) in try children[index].change(id, body) }
  }

  fileprivate func removing(_ nodes: Set<NodeID>) -> Node? {
    guard !nodes.contains(id) else { return nil }
    guard !children.isEmpty else { return self }
    let kept = children.compactMap { $0.removing(nodes) }
    let isSame =
      kept.count == children.count && zip(kept, children).allSatisfy { $0.isIdentical(to: $1) }
    guard !isSame else { return self }
    guard let shape = shape.with(children: kept) else { return nil }
    var node = self
    node.shape = shape
    return node
  }

  fileprivate var height: Int { 1 + (children.lazy.map(\.height).max() ?? 0) }

  fileprivate func depth(of id: NodeID) -> Int? {
    if self.id == id { return 0 }
    for child in children.reversed() {
      if let depth = child.depth(of: id) { return depth + 1 }
    }
    return nil
  }

  /// Returns whether it, or anything in it, was issued before a number.
  func isOlder(than number: UInt64) -> Bool {
    id.number < number || children.contains { $0.isOlder(than: number) }
  }
}
