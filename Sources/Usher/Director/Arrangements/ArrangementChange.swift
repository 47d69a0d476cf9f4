/// A change of arrangement in a draft, with the nodes it adds to and removes from its start's
/// record.
@MainActor struct ArrangementChange {
  let coordinator: Coordinator
  let index: Int
  let arrangement: Arrangement
  private let made, gone: Set<StartedNode>
  /// The root node of each arrangement, by that of the other one.
  private var tops: [NodeID: NodeID] = [:]

  init(_ coordinator: Coordinator, _ index: Int, _ next: Rearrangement) {
    (self.coordinator, self.index, arrangement) = (coordinator, index, next.arrangement)
    if let old = next.old, let top = arrangement.top { tops = [old.id: top] }
    let own = { (nodes: [Node]) in
      Set(nodes.filter { $0.owner == coordinator.id }.map(StartedNode.init))
    }
    made = own(next.difference.added).filter { !next.returned.contains($0.id) }
    gone = own(next.difference.removed)
  }

  /// Makes it the coordinator's, as if its start had made this arrangement.
  func apply() {
    coordinator.arrangements[index] = arrangement
    if let before = coordinator.startRecord.layout, tops[before] != nil {
      coordinator.startRecord.layout = tops[before]
    }
    let built = coordinator.startRecord.built.filter { !gone.contains($0) }
    coordinator.startRecord.built = (built + made).sorted { $0.id.number < $1.id.number }
  }
}
