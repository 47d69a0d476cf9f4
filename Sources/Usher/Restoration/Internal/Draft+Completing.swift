/// Putting in order what came back, and leaving out what cannot be.
extension Draft {
  /// Leaves out what has nothing to stand on, and arranges the rest as it was.
  mutating func complete(_ revival: Revival, on foundation: Node?) {
    for node in revival.order where tree.node(node.id) == nil {
      revival.lose(node, .orphaned(node.name))
    }
    for _ in 1...2 {
      if tree.root == nil, let foundation { attempt(.root(foundation)) }
      refill()
    }
    cut(revival)
    arrange(revival)
  }

  /// Edits where the tree allows it; what it does not allow has no place.
  mutating func attempt(_ edit: Edit) {
    try? apply(edit)
  }

  /// Stacks that nothing came back to begin as they do at first, and empty containers leave.
  private mutating func refill() {
    for (id, coordinator) in preparation.unfilled where tree.node(id)?.children.isEmpty == true {
      let before = self
      guard let routing = coordinator as? any Routing else { continue }
      if (try? followInitialRoute(of: routing)) == nil { self = before }
    }
    while let empty = tree.emptyContainer { attempt(.remove(empty)) }
  }

  /// Nothing stays above what did not come back.
  private mutating func cut(_ revival: Revival) {
    for saved in revival.order where saved.kind == .stack && tree.node(saved.id) != nil {
      for node in saved.children.drop(while: { tree.node($0.id) != nil }) {
        leaveOut(node, revival)
      }
    }
    let modals = revival.snapshot.tree.modals
    for modal in modals.drop(while: { tree.node($0.id) != nil }) { leaveOut(modal.node, revival) }
  }

  private mutating func leaveOut(_ node: Node, _ revival: Revival) {
    guard tree.node(node.id) != nil else { return }
    revival.lose(node, .orphaned(node.name))
    attempt(.remove(node.id))
  }

  /// Children stand in their order, and what was selected is.
  private mutating func arrange(_ revival: Revival) {
    for saved in revival.order where saved.shape.isContainer {
      guard let now = tree.node(saved.id) else { continue }
      let sorted = Self.sorted(now.children, like: saved.children)
      if sorted.map(\.id) != now.children.map(\.id) { attempt(.set(sorted, in: saved.id)) }
      guard let selected = saved.selected, selected != now.selected,
        sorted.contains(where: { $0.id == selected })
      else { continue }
      attempt(.select(selected, in: saved.id))
    }
  }

  /// Known children in the saved order; new ones stay behind whom they stood behind.
  private static func sorted(_ children: [Node], like saved: [Node]) -> [Node] {
    var groups: [(rank: Int, nodes: [Node])] = [(-1, [])]
    for child in children {
      if let rank = saved.firstIndex(where: { $0.id == child.id }) {
        groups.append((rank, [child]))
      } else {
        groups[groups.count - 1].nodes.append(child)
      }
    }
    return groups.sorted { $0.rank < $1.rank }.flatMap(\.nodes)
  }
}

extension SceneTree {
  /// A container with nothing in it, which no admitted tree has.
  fileprivate var emptyContainer: NodeID? {
    var nodes: [Node] = []
    for layer in layers { layer.flatten(into: &nodes) }
    return nodes.first { $0.shape.isContainer && $0.children.isEmpty }?.id
  }

  /// The nodes that this tree has and another has not, without those inside them.
  func tops(addedTo other: SceneTree) -> [Node] {
    var inside: Set<NodeID> = []
    return difference(from: other).added.filter { node in
      guard !inside.contains(node.id) else { return false }
      var nodes: [Node] = []
      node.flatten(into: &nodes)
      inside.formUnion(nodes.map(\.id))
      return true
    }
  }
}
