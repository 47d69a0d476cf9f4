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

  var height: Int { 1 + (children.lazy.map(\.height).max() ?? 0) }

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
