extension SceneTree {
  /// Removes the lowest modal whose presenter has left, and all above it.
  mutating func removeOrphanedModals() {
    if let lost = modals.firstIndex(where: { node($0.presenter) == nil }) {
      modals.removeSubrange(lost...)
    }
  }

  /// Returns the tree without some nodes, containers that become empty, and the modals of both.
  ///
  /// For trial removals that guards judge; edits use `applying(_:)`.
  func removing(_ nodes: Set<NodeID>) -> SceneTree {
    var tree = SceneTree(root: root?.removing(nodes))
    for modal in modals {
      guard let node = modal.node.removing(nodes) else { break }
      tree.modals.append(Modal(presenter: modal.presenter, style: modal.style, node: node))
    }
    tree.removeOrphanedModals()
    return tree
  }

  /// Returns some nodes with all nodes above them in stacks.
  func includingAbove(_ nodes: Set<NodeID>) -> Set<NodeID> {
    self.nodes.filter { $0.kind == .stack }.reduce(into: nodes) { all, stack in
      all.formUnion(stack.children.drop { !nodes.contains($0.id) }.map(\.id))
    }
  }
}

extension Node {
  func removing(_ nodes: Set<NodeID>) -> Node? {
    guard !nodes.contains(id) else { return nil }
    if children.isEmpty { return self }
    let kept = children.compactMap { $0.removing(nodes) }
    if kept.elementsEqual(children, by: { $0.isIdentical(to: $1) }) { return self }
    guard let shape = shape.with(children: kept) else { return nil }
    var node = self
    node.shape = shape
    return node
  }
}
