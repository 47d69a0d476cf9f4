extension Rearrangement {
  /// Releases the items that only the other arrangement has, and remembers the keys above them.
  mutating func release(from old: Node, keeping kept: Set<NodeID>) throws(Refusal) {
    var released: Set<NodeID> = []
    for (id, item) in arrangement.items where !arrangement.isShared(id) {
      guard let node = old.descendant(item.node), !kept.contains(node.id) else { continue }
      let above = above(node, in: old)
      let keys = above.compactMap { preparation.director.liveScreens.key(of: $0.id) }
      guard keys.count == above.count else { continue }
      arrangement.shelved[id] = keys
      released.formUnion(([node] + above).flattened.map(\.id))
    }
    let lost = old.flattened.first { node in
      let isReleased = released.contains(node.id) && node.owner == owner.id
      return node.kind == .screen && !kept.contains(node.id) && !isReleased
    }
    guard let lost else { return }
    throw .impossible(
      "\(lost.name) has no place in the other arrangement of \(owner.outlineName).",
      "Name it there as well, or show it by a key of the same coordinator, which is made again.")
  }
}
