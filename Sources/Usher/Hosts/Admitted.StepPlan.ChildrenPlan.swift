extension Admitted.StepPlan {
  /// The next children of a container on the way to the wanted ones.
  struct ChildrenPlan {
    let before: [Node]
    let after: [Node]
    let kind: Node.Kind
    let capabilities: HostCapabilities

    /// `nil` if the container has the wanted children.
    ///
    /// Nodes that stay are given as they are shown, so that a step changes one container only.
    var nodes: [Node]? {
      let (common, isIdentical) = commonStart
      guard common < max(before.count, after.count) else { return nil }
      if isIdentical && common == min(before.count, after.count) {
        return limited(after, stays: common)
      }
      let standing = Dictionary(before[common...].map { ($0.id, $0) }) { first, _ in first }
      let rest = after[common...].map { child in
        standing[child.id].flatMap { $0.isSamePlace(as: child) ? $0 : nil } ?? child
      }
      let stays = common + rest.prefix { standing[$0.id] != nil }.count
      return limited(Array(before[..<common]) + rest, stays: stays)
    }

    /// The number of children that both begin with; identical ones share their storage.
    private var commonStart: (count: Int, isIdentical: Bool) {
      let limit = min(before.count, after.count)
      var isIdentical = true
      for index in 0..<limit where !before[index].isIdentical(to: after[index]) {
        guard before[index].isSamePlace(as: after[index]) else { return (index, isIdentical) }
        isIdentical = false
      }
      return (limit, isIdentical)
    }

    /// For a host that pushes one screen at a time: the nodes that stay, then one more.
    private func limited(_ nodes: [Node], stays: Int) -> [Node] {
      guard kind == .stack, !capabilities.pushesSeveralAtOnce else { return nodes }
      return Array(nodes.prefix(stays == before.count || stays == 0 ? stays + 1 : stays))
    }
  }
}

extension Node {
  /// Returns true if it is the wanted node, of the same kind and in the same slot.
  ///
  /// The nodes inside may differ.
  func isSamePlace(as wanted: Node) -> Bool {
    id == wanted.id && kind == wanted.kind && slot == wanted.slot
  }
}
