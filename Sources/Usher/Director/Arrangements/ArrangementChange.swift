/// A change of arrangement in a draft, with the nodes it adds to and removes from its start's
/// record.
@MainActor struct ArrangementChange {
  let coordinator: Coordinator
  let index: Int
  let arrangement: Arrangement
  private let made, gone: Set<StartedNode>
  /// The root node of each arrangement, by that of the other one.
  private var tops: [NodeID: NodeID] = [:]

  init(
    _ coordinator: Coordinator, _ index: Int, _ next: Rearrangement, from old: Node?, to new: Node
  ) {
    (self.coordinator, self.index, arrangement) = (coordinator, index, next.arrangement)
    if let old { tops = [old.id: new.id] }
    let (before, after) = ([old].compactMap { $0 }, [new])
    let own = { (nodes: [Node]) in
      Set(nodes.flattened.filter { $0.owner == coordinator.id }.map(StartedNode.init))
    }
    made = own(after).subtracting(own(before)).filter { !next.returned.contains($0.id) }
    gone = own(before).subtracting(own(after))
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
