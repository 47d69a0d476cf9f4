extension SceneTree {
  /// Changes a node in place; on the way there, nodes that another tree shares are copied.
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

  /// The number of levels that may be nested, layers included.
  ///
  /// No display shows as many levels, and code that walks down a tree may rely on the limit.
  static let depthLimit = 100

  /// The added nodes are siblings, so that one depth counts for all.
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
    var identities: [NodeID] = []
    for layer in layers { layer.collectIdentities(in: &identities) }
    // Most are in order, which takes less time than to hash them.
    identities.sort { ($0.number, $0.seed) < ($1.number, $1.seed) }
    for (one, next) in zip(identities, identities.dropFirst()) where one == next {
      throw .duplicate(one)
    }
  }

  /// The number of levels above a node: the layers below its own, and the nodes around it.
  private func depth(of id: NodeID) -> Int? {
    for (index, modal) in modals.enumerated().reversed() {
      if let depth = modal.node.depth(of: id) { return index + 1 + depth }
    }
    return root?.depth(of: id)
  }
}

extension Node {
  fileprivate func collectIdentities(in identities: inout [NodeID]) {
    identities.append(id)
    for child in children {
      if child.children.isEmpty {
        identities.append(child.id)
      } else {
        child.collectIdentities(in: &identities)
      }
    }
  }

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

  /// Returns true if the node, or one inside it, was issued before a number.
  func isOlder(than number: UInt64) -> Bool {
    id.number < number || children.contains { $0.isOlder(than: number) }
  }
}
