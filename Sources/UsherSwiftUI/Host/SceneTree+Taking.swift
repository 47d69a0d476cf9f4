import Usher

/// The user's changes of a shown tree; no modal depends on the node that presented it.
extension SceneTree {
  func popping(_ ids: [NodeID], in stack: NodeID) -> SceneTree {
    guard let children = node(stack)?.children else { return self }
    let rest = children.filter { !ids.contains($0.id) }
    return rest.isEmpty || rest.count == children.count
      ? self : changed(by: .set(rest, in: stack))
  }

  func selecting(_ child: NodeID, in container: NodeID) -> SceneTree {
    changed(by: .select(child, in: container))
  }

  func dismissing(_ id: NodeID) -> SceneTree {
    SceneTree(root: root, modals: Array(modals.prefix { $0.id != id }))
  }

  private func changed(by edit: Edit) -> SceneTree {
    var tree = self
    try? tree.change(by: edit)
    return tree
  }
}
