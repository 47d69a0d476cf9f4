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

  /// Puts what `body` makes of a node in its place, or takes it out, and rebuilds only the way there.
  mutating func rewrite(
    _ id: NodeID, _ removed: inout [Node], _ body: (Node) throws(TreeError) -> Node?
  ) throws(TreeError) {
    for index in modals.indices.reversed() {
      switch try modals[index].node.rewriting(id, &removed, body) {
      case .missing: continue
      case .kept(let node): modals[index].node = node
      case .gone:
        removed += modals[index...].map(\.node)
        modals.removeSubrange(index...)
      }
      return
    }
    switch try root?.rewriting(id, &removed, body) ?? .missing {
    case .missing: throw .unknown(id)
    case .kept(let node): root = node
    case .gone: root = nil
    }
  }

  /// Drops the lowest modal whose presenter left, and all above it.
  mutating func dropModals(presentedBy removed: [Node]) {
    guard !modals.isEmpty, !removed.isEmpty else { return }
    let lost = modals.firstIndex { modal in
      removed.contains { $0.descendant(modal.presenter) != nil } && node(modal.presenter) == nil
    }
    if let lost { modals.removeSubrange(lost...) }
  }
}
