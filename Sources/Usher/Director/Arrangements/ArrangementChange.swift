/// A change of arrangement in a draft, with the nodes it adds to and removes from its start's
/// record.
@MainActor struct ArrangementChange {
  let coordinator: Coordinator
  let index: Int
  let arrangement: Arrangement
  private let made: [Node]
  private let gone: Set<NodeID>
  /// The root node of the other arrangement.
  private let before: NodeID?

  init(_ coordinator: Coordinator, _ index: Int, _ next: Rearrangement) {
    (self.coordinator, self.index, arrangement) = (coordinator, index, next.arrangement)
    before = next.old?.id
    made = next.difference.added.filter {
      $0.owner == coordinator.id && !next.returned.contains($0.id)
    }
    gone = Set(next.difference.removed.lazy.filter { $0.owner == coordinator.id }.map(\.id))
  }

  /// Makes it the coordinator's, as if its start had made this arrangement.
  ///
  /// A node that is made again has the turn of the one before it, by which a restart recognizes it.
  func apply(in tree: SceneTree) {
    coordinator.arrangements[index] = arrangement
    var record = exchange(&coordinator.startRecord, with: StartRecord())
    if let before, record.layout == before { record.layout = arrangement.top }
    record.built.removeAll { gone.contains($0.id) }
    for node in made.asMade.map({ StartedNode($0) }) {
      let before = record.built.firstIndex {
        $0.kind == node.kind && $0.name == node.name && tree.node($0.id) == nil
      }
      if let before { record.built[before] = node } else { record.built.append(node) }
    }
    coordinator.startRecord = record
  }
}
