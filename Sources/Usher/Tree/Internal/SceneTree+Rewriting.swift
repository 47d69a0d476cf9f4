extension SceneTree {
  mutating func change(
    _ id: NodeID, _ body: (inout Node) throws(TreeError) -> Void
  ) throws(TreeError) {
    var ignored: [Node] = []
    try rewrite(id, &ignored) { (node) throws(TreeError) in
      var node = node
      try body(&node)
      return node
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
