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
  func apply() {
    coordinator.arrangements[index] = arrangement
    var record = exchange(&coordinator.startRecord, with: StartRecord())
    if let before, record.layout == before { record.layout = arrangement.top }
    record.built.removeAll { gone.contains($0.id) }
    record.built += made.map { StartedNode($0) }
    record.built.sort { $0.id.number < $1.id.number }
    coordinator.startRecord = record
  }
}
