/// Restores a tree after a trial.
///
/// Pushes are undone one by one, because keeping the tree from before them would make each push
/// copy its siblings. The tree is kept before any other edit.
struct Rewinding {
  /// The stacks that were pushed onto before any other edit.
  private var stacks: [NodeID] = []
  /// The tree from before the first edit that is not a push.
  private var tree: SceneTree?

  mutating func record(_ before: SceneTree) { tree = tree ?? before }

  mutating func record(pushOnto stack: NodeID) {
    if tree == nil { stacks.append(stack) }
  }

  func rewind(_ tree: inout SceneTree) {
    if let before = self.tree { tree = before }
    for stack in stacks.reversed() {
      try? tree.change(stack) { $0.changeChildren { $0.removeLast() } }
    }
  }

  /// Returns the nodes that the trial added, without those inside them.
  func additions(to tree: SceneTree) -> [Node] {
    if self.tree == nil, Set(stacks).count <= 1 {
      guard let stack = stacks.first.flatMap(tree.node) else { return [] }
      // A range of indices, because `suffix(_:)` of a sequence walks through all of it.
      return Array(stack.children[(stack.children.count - stacks.count)...])
    }
    var first = tree
    rewind(&first)
    return tree.tops(addedTo: first)
  }
}

extension SceneTree {
  /// Returns the nodes that this tree has and another lacks, without those inside them.
  func tops(addedTo other: SceneTree) -> [Node] {
    var inside: Set<NodeID> = []
    return difference(from: other).added.filter { node in
      guard !inside.contains(node.id) else { return false }
      inside.formUnion(node.flattened.map(\.id))
      return true
    }
  }
}
