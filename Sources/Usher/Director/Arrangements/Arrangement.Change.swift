extension Arrangement {
  /// A change of arrangement in a draft, with the nodes it adds to and removes from its start's
  /// record.
  @MainActor struct Change {
    let coordinator: Coordinator
    let index: Int
    private(set) var arrangement: Arrangement
    private let made: [Node]
    let gone: Set<NodeID>
    /// The former items and containers of those that it makes again, by the new identities.
    let replaced: [NodeID: NodeID]
    /// The root node of the other arrangement.
    let before: NodeID?

    init(_ coordinator: Coordinator, _ index: Int, _ next: Rearrangement) {
      (self.coordinator, self.index, arrangement) = (coordinator, index, next.arrangement)
      (before, replaced) = (next.old?.id, next.replaced)
      made = next.difference.added.filter {
        $0.owner == coordinator.id && !next.returned.contains($0.id)
      }
      gone = Set(next.difference.removed.lazy.filter { $0.owner == coordinator.id }.map(\.id))
    }

    /// Records a layer's new identity, which is that of its new root, the arrangement.
    mutating func rename(_ layer: NodeID, to other: NodeID) {
      guard let presenter = arrangement.presenters.removeValue(forKey: layer) else { return }
      arrangement.presenters[other] = presenter
    }

    /// Follows a layer that an inner flow, arranged after this one, has given another presenter.
    mutating func move(_ layer: NodeID, over presenter: NodeID, from other: NodeID) {
      if arrangement.presenters[layer]?.now == other {
        arrangement.presenters[layer]?.now = presenter
      }
    }

    /// Makes it the coordinator's, as if its start had made this arrangement.
    ///
    /// A node that is made again keeps the turn of the one before it, by which a restart recognizes
    /// it; a new one precedes those that first routes have made.
    func apply(in tree: SceneTree) {
      let known = Set(coordinator.arrangements.flatMap(\.order))
      coordinator.arrangements[index] = arrangement
      let left = known.subtracting(coordinator.arrangements.flatMap(\.order))
      var record = exchange(&coordinator.startRecord, with: StartRecord())
      if let before, record.layout == before { record.layout = arrangement.top }
      let end = record.built.lastIndex { known.contains($0.id) }.map { $0 + 1 } ?? 0
      let rest = record.built[end...]
      record.built.removeSubrange(end...)
      record.built.removeAll { node in
        gone.contains(node.id) || left.contains(node.id)
          || (node.isWrapper == true && tree.node(node.id) == nil)
      }
      for node in made.asMade.map({ StartRecord.StartedNode($0) }) {
        let before = record.built.firstIndex { before in
          if let id = replaced[node.id] { return before.id == id }
          return !known.contains(before.id) && tree.node(before.id) == nil
            && before.kind == node.kind && before.name == node.name
        }
        if let before { record.built[before] = node } else { record.built.append(node) }
      }
      record.built += rest
      for index in record.built.indices {
        let id = record.built[index].id
        let isWrapper = coordinator.arrangements.contains { $0.wrappers.contains(id) }
        record.built[index].isWrapper = isWrapper ? true : nil
      }
      record.order(by: arrangement)
      coordinator.startRecord = record
    }
  }
}

extension StartRecord {
  /// Orders the items and the containers of an arrangement as its start makes them, since a restart
  /// recognizes equal ones by their order.
  @MainActor fileprivate mutating func order(by arrangement: Arrangement) {
    if parts.count > 1 {
      let items = arrangement.layout(for: arrangement.width).leaves.compactMap(\.arrangedID)
      let order = items.compactMap { arrangement.items[$0]?.coordinator }
      parts = parts.ordered(by: order) { $0.coordinator }
    }
    built = built.ordered(by: arrangement.order) { $0.id }
  }
}

extension Array {
  /// Returns the elements; those that an order names are sorted by it among their own positions.
  fileprivate func ordered<ID: Equatable>(
    by order: [ID], _ id: (Element) -> ID
  ) -> [Element] {
    let ranks = map { order.firstIndex(of: id($0)) }
    let places = indices.filter { ranks[$0] != nil }
    var ordered = self
    for (place, other) in zip(places, places.sorted { ranks[$0] ?? 0 < ranks[$1] ?? 0 }) {
      ordered[place] = self[other]
    }
    return ordered
  }
}
