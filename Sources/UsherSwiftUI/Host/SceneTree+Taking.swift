import Usher

/// The user's changes of a shown tree; no modal depends on the node that presented it.
extension SceneTree {
  /// Applies a step during which the user has changed the tree.
  ///
  /// A presentation keeps the modals whose presenters the user has removed: they are still visible.
  func taking(_ step: Step) -> SceneTree {
    if case .present(let modal) = step.edit {
      return SceneTree(root: root, modals: modals + [modal])
    }
    return (try? applying(step)) ?? self
  }

  func popping(_ ids: [NodeID], in stack: NodeID) -> SceneTree {
    guard let children = node(stack)?.children else { return self }
    let rest = children.filter { !ids.contains($0.id) }
    return rest.isEmpty || rest.count == children.count
      ? self : changing(stack, by: .set(rest, in: stack))
  }

  func selecting(_ child: NodeID, in container: NodeID) -> SceneTree {
    changing(container, by: .select(child, in: container))
  }

  func dismissing(_ id: NodeID) -> SceneTree {
    SceneTree(root: root, modals: Array(modals.prefix { $0.id != id }))
  }

  /// Changes only the layer that contains the node.
  private func changing(_ id: NodeID, by edit: Edit) -> SceneTree {
    var modals = modals
    for index in modals.indices {
      if let node = modals[index].node.changed(id, by: edit) {
        modals[index].node = node
        return SceneTree(root: root, modals: modals)
      }
    }
    return SceneTree(root: root?.changed(id, by: edit) ?? root, modals: modals)
  }
}

extension Node {
  fileprivate func changed(_ id: NodeID, by edit: Edit) -> Node? {
    let tree = SceneTree(root: self)
    return tree.node(id) == nil ? nil : try? tree.applying(edit).root
  }
}
