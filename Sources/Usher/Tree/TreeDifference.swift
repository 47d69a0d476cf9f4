/// The difference between two trees, node by node.
public struct TreeDifference: Hashable, Sendable {
  /// The nodes that only the new tree has, parents first.
  public private(set) var added: [Node] = []
  /// The nodes that only the old tree has, topmost first.
  public private(set) var removed: [Node] = []
  /// The nodes of both whose own attributes, kind or selection changed, as they are now.
  public private(set) var updated: [Node] = []
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

extension TreeDifference {
  fileprivate mutating func compare(_ old: [Node], _ new: [Node]) {
    let siblings = SiblingDifference.difference(from: old, to: new)
    for node in siblings.removed { node.flatten(into: &removed) }
    for node in siblings.added { node.flatten(into: &added) }
    for (before, after) in siblings.changed { compare(before, after) }
  }

  /// Two roots, or two siblings of one identity.
  fileprivate mutating func compare(_ old: Node?, _ new: Node?) {
    if let old, let new, old.id == new.id {
      if !old.isIdentical(to: new) { compare(old, new) }
      return
    }
    old?.flatten(into: &removed)
    new?.flatten(into: &added)
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
