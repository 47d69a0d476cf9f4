/// A saved state that is being restored, with the nodes made for the saved ones.
///
/// A restoration has three parts. The steps that led to the saved nodes are replayed with the
/// ordinary verbs (`Replay+Steps`, `Replay+Staging`). The nodes of a step are recognized as saved,
/// or as having left before (`Replay+Nodes`, `Replay+Coordinators`). Finally the saved tree is
/// assembled (`Replay+Tree`), and guards judge it (`Replay+Judging`).
@MainActor final class Replay {
  let snapshot: Snapshot
  let table: RestorationTable
  let saved: SavedIndex
  /// The nodes that were made, by the identities of the saved ones that they are.
  var made: [NodeID: Node] = [:]
  /// The coordinators that were made, by the identities of the saved ones that they are.
  var live: [CoordinatorID: Coordinator] = [:]
  /// The inverse of `made`: the saved identities, by those of the made nodes.
  var labels: [NodeID: NodeID] = [:]
  var records: [CoordinatorID: Snapshot.SavedCoordinator] = [:]
  /// The nodes that were made again although they had left before the state was saved.
  var left: Set<NodeID> = []
  var leftFlows: Set<CoordinatorID> = []
  /// The nodes that had left, but stay while they are the only content of a container.
  var leaving: [NodeID] = []
  /// The items of detail columns, in which first routes may show something else at once.
  var detailItems: [Node] = []
  /// The layout of the root coordinator, for a window that nothing else fills.
  var layout: Node?
  /// For each saved coordinator, the parts that its start is still to make.
  var parts: [CoordinatorID: [StartRecord.StartedPart]]
  /// The step that is being taken.
  var current: SavedStep?
  /// The nodes that guards do not allow now.
  var denied: Set<NodeID> = []
  /// The nodes in the restored tree.
  var placed: Set<NodeID> = []
  var steps: [(name: String, made: [Node], begun: [Coordinator])] = []
  var flows: [RestoredFlow] = []
  var failures: [NodeID: RestorationLoss] = [:]
  var losses: [RestorationLoss] = []
  /// `true` if a guard requires another flow first, after which the rest is restored.
  var isPostponed = false
  /// Closures that restore the earlier states of coordinators that continue.
  var undoing: [@MainActor () -> Void] = []

  /// The nodes and coordinators of the attempt before, which a guard has postponed.
  let earlier: Counterparts?
  /// The saved nodes and flows that were restored before, and have left since.
  var gone: Set<NodeID> = []
  var goneFlows: Set<CoordinatorID> = []
  /// `true` if the window has another width than the saved one.
  var isRearranged = false
  /// The window's tree, in the arrangement for the saved width.
  var standing = SceneTree()

  /// Begins, or continues with the nodes of an earlier attempt that are still in the window.
  init(_ snapshot: Snapshot, in director: SceneDirector, after earlier: Counterparts? = nil) {
    self.earlier = earlier
    self.snapshot = snapshot
    table = director.restoration
    saved = SavedIndex(snapshot, table)
    parts = saved.records.mapValues { $0.parts ?? [] }
  }

  func link(_ node: Node, to id: NodeID) {
    made[id] = node
    labels[node.id] = id
  }

  func link(_ coordinator: Coordinator, to id: CoordinatorID) {
    live[id] = coordinator
    records[coordinator.id] = saved.records[id]
  }

  /// The made node of a saved node's presenter, or else of the container or screen around it.
  func below(_ node: Node) -> NodeID? {
    if case .modal(let modal)? = saved.places[node.id] { return made[modal.presenter]?.id }
    return savedPlace(of: node)?.id
  }

  /// The made node of the container or screen around a saved node.
  func savedPlace(of node: Node) -> Node? {
    guard case .child(let parent)? = saved.places[node.id] else { return nil }
    return made[parent]
  }

  /// Records the nodes of a failed step as lost, and those above its first node with them.
  func fail(_ step: SavedStep, _ loss: RestorationLoss) {
    for (index, node) in step.nodes.enumerated() where isMissing(node) {
      failures[node.id] = index == 0 ? loss : .orphaned(node.name)
    }
  }

  /// Returns true if a saved node has neither been made again nor failed.
  func isMissing(_ node: Node) -> Bool {
    made[node.id] == nil && failures[node.id] == nil && !gone.contains(node.id)
  }

  /// Returns true if a saved coordinator is still to be made.
  func isMissing(_ record: Snapshot.SavedCoordinator) -> Bool {
    live[record.id] == nil && !goneFlows.contains(record.id)
  }

  /// Returns the live route of a saved one.
  func route(_ route: AnyRoute?) throws(RestorationLoss) -> AnyRoute? {
    guard let recorded = route?.as(SavedRoute.self), recorded.tag != nil else { return nil }
    return try table.route(recorded)
  }
}
extension Replay {
  /// The nodes and coordinators that were made for saved ones, by the saved identities.
  struct Counterparts {
    private(set) var nodes: [NodeID: NodeID]
    let coordinators: [CoordinatorID: CoordinatorID]
    private(set) var left: Set<NodeID>

    @MainActor init(_ replay: Replay) {
      nodes = replay.made.mapValues(\.id)
      coordinators = replay.live.filter(\.value.isStarted).mapValues(\.id)
      left = replay.left
    }

    /// Follows the nodes that an arrangement has made again.
    mutating func follow(_ changes: [Arrangement.Change]) {
      let next = Dictionary(changes.flatMap(\.replaced).map { ($1, $0) }) { _, last in last }
      nodes = nodes.mapValues { next[$0] ?? $0 }
      left.formUnion(left.compactMap { next[$0] })
    }
  }
}
