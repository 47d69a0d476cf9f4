/// The difference between two trees, node by node.
public struct TreeDifference: Hashable, Sendable {
  /// The nodes that only the new tree has, parents first.
  public private(set) var added: [Node] = []
  /// The nodes that only the old tree has, topmost first.
  public private(set) var removed: [Node] = []
  /// The nodes of both whose own attributes, kind or selection changed, as they are now.
  public private(set) var updated: [Node] = []

  fileprivate mutating func compare(_ old: [Node], _ new: [Node]) {
    let siblings = SiblingDifference.difference(from: old, to: new)
    replace(siblings.removed, with: siblings.added)
    for (before, after) in siblings.changed { compare(before, after) }
  }

  /// Two roots, or two siblings of one identity.
  fileprivate mutating func compare(_ old: Node?, _ new: Node?) {
    if let old, let new, old.id == new.id {
      if !old.isIdentical(to: new) { compare(old, new) }
      return
    }
    replace([old].compactMap { $0 }[...], with: [new].compactMap { $0 }[...])
  }

  /// Skips a container that was directly inside an old node and only moved, with all its contents.
  private mutating func replace(_ old: ArraySlice<Node>, with new: ArraySlice<Node>) {
    var (known, moved): ([NodeID: Node], Set<NodeID>) = ([:], [])
    for node in old where !new.isEmpty {
      for child in node.children where !child.children.isEmpty { known[child.id] = child }
    }
    for node in new {
      node.flatten(into: &added) { node in
        guard let old = known[node.id], old.isIdentical(to: node) else { return true }
        moved.insert(node.id)
        return false
      }
    }
    for node in old { node.flatten(into: &removed) { !moved.contains($0.id) } }
  }

  private mutating func compare(_ old: Node, _ new: Node) {
    if !old.isDescribed(as: new) || old.selected != new.selected || old.kind != new.kind {
      updated.append(new)
    }
    compare(old.children, new.children)
  }

  /// A node that only moved is neither added nor removed.
  fileprivate mutating func finish() {
    defer { removed.reverse() }
    if removed.isEmpty || added.isEmpty { return }
    let moved = Set(removed.map(\.id)).intersection(added.map(\.id))
    removed.removeAll { moved.contains($0.id) }
    added.removeAll { moved.contains($0.id) }
  }
}

extension SceneTree {
  /// Returns the difference from an older tree; shared parts are skipped.
  public func difference(from old: SceneTree) -> TreeDifference {
    var difference = TreeDifference()
    difference.compare(old.root, root)
    if !(old.modals.isEmpty && modals.isEmpty) {
      difference.compare(old.modals.map(\.node), modals.map(\.node))
    }
    difference.finish()
    return difference
  }
}
