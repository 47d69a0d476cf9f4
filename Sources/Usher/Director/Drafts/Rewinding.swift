/// The way back to the tree from which something is tried out.
///
/// Pushes are taken back one by one, since to keep the tree from before them is to copy the siblings of
/// what is pushed; before anything else is done, the tree is kept.
struct Rewinding {
  /// The stacks that were pushed onto before anything else was done.
  private var stacks: [NodeID] = []
  /// The tree from before the first edit that is not a push.
  private var tree: SceneTree?

  /// Notes the tree that something else than a push has changed.
  mutating func note(_ before: SceneTree) { tree = tree ?? before }

  mutating func note(pushOnto stack: NodeID) {
    if tree == nil { stacks.append(stack) }
  }

  /// Makes a tree what it was at first.
  func rewind(_ tree: inout SceneTree) {
    if let before = self.tree { tree = before }
    for stack in stacks.reversed() {
      try? tree.change(stack) { $0.changeChildren { $0.removeLast() } }
    }
  }

  /// The nodes that a tree has and did not have at first, without those inside them.
  func additions(to tree: SceneTree) -> [Node] {
    if self.tree == nil, Set(stacks).count <= 1 {
      guard let stack = stacks.first.flatMap(tree.node) else { return [] }
      // By indices: to take a suffix of a sequence is to walk through all of it.
      return Array(stack.children[(stack.children.count - stacks.count)...])
    }
    var first = tree
    rewind(&first)
    return tree.tops(addedTo: first)
  }
}

extension SceneTree {
  /// The nodes that this tree has and another has not, without those inside them.
  func tops(addedTo other: SceneTree) -> [Node] {
    var inside: Set<NodeID> = []
    return difference(from: other).added.filter { node in
      guard !inside.contains(node.id) else { return false }
      inside.formUnion(node.flattened.map(\.id))
      return true
    }
  }
}
