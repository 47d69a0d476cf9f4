extension Arrangement.Rearrangement {
  /// Releases the items that only the other arrangement has, and remembers the keys above them.
  mutating func release(from old: Node) throws(Refusal) {
    guard difference.removed.contains(where: { $0.kind == .screen }) else { return }
    var released: Set<NodeID> = []
    let places = places(in: old)
    for (id, item) in arrangement.items where !arrangement.shared.contains(id) {
      guard let place = places[id], place.node.id == item.node,
        difference.removed.contains(where: { $0.id == item.node })
      else { continue }
      let above = above(place, among: places).filter { node in
        preparation.key(of: node.id) != nil && difference.removed.contains { $0.id == node.id }
      }
      arrangement.shelved[id] = above.compactMap { preparation.key(of: $0.id) }
      released.formUnion(([place.node] + above).flattened.map(\.id))
    }
    let lost = difference.removed.last { node in
      let isReleased = released.contains(node.id) && node.owner == owner.id
      return node.kind == .screen && !isReleased
    }
    guard let lost else { return }
    let flow = lost.owner == owner.id ? nil : preparation.director.coordinators[lost.owner]
    throw .impossible(
      "\(flow?.outlineName ?? lost.name) has no place in the other arrangement of \(owner.outlineName).",
      flow == nil
        ? "Name it there as well, or show it above an item that is named in both, or by its key above one that is made again."
        : "Show it above an item that both arrangements name, or as a sheet: a flow is not made again."
    )
  }
}
