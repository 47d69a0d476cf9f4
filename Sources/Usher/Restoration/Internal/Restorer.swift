/// A saved state on its way back into a tree: what stands again, and what is lost.
@MainActor final class Restorer {
  let snapshot: Snapshot
  let table: RestorationTable
  let saved: SavedIndex
  private(set) var standing: Set<NodeID> = []
  var live: [CoordinatorID: Coordinator]
  var losses: [RestorationLoss] = []
  private(set) var lost: Set<NodeID> = []
  var flows: [RestoredFlow] = []
  /// The steps that have been put in place, one coordinator or route after the other.
  var steps: [Step] = []
  /// Indicates whether a guard asks for something first, after which the rest comes back.
  var isPostponed = false
  /// The node that filled the window at first.
  var foundation: Node?
  /// The children that containers had at first, for routes that need something to begin with.
  private(set) var fillings: [NodeID: [Node]] = [:]
  /// Containers that stand and hold nothing yet.
  private(set) var hollow: Set<NodeID> = []
  /// The coordinator whose start is being repeated.
  var expected: SavedCoordinator?
  /// The node to which a route is being followed again, and who follows it.
  var followed: (node: Node, performer: Coordinator)?
  var identities = SavedIdentities()
  /// What has been made and cannot stand yet, with the name of the step that made it.
  var waiting: [NodeID: (node: Node, step: String)] = [:]
  /// The coordinators that could not be started.
  var failed: Set<CoordinatorID> = []
  let records: [CoordinatorID: SavedCoordinator]
  var claimed: Set<CoordinatorID>
  var unclaimed: [SavedKind: ArraySlice<SavedCoordinator>]
  /// For each stack, the lowest place in it that is lost.
  private var cuts: [NodeID: Int] = [:]
  var undoing: [@MainActor () -> Void] = []
  /// For each coordinator that begins again, the parts that its start is still to make.
  var parts: [CoordinatorID: [StartedPart]]
  /// The parts that had left, and leave again.
  var left: Set<CoordinatorID> = []

  /// Nodes that come back together or not at all.
  struct Step {
    let name: String
    let ids: [NodeID]
  }

  init(_ snapshot: Snapshot, in director: SceneDirector) {
    self.snapshot = snapshot
    table = director.restoration
    saved = SavedIndex(snapshot)
    live = director.coordinators
    records = Dictionary(snapshot.coordinators.map { ($0.id, $0) }) { first, _ in first }
    claimed = Set(director.coordinators.keys)
    parts = Dictionary(snapshot.coordinators.map { ($0.id, $0.parts ?? []) }) { first, _ in first }
    unclaimed = Dictionary(grouping: snapshot.coordinators) { [table] in
      SavedKind(parent: $0.parent, tag: $0.tag.map(table.current), name: $0.name)
    }.mapValues { $0[...] }
  }

  /// Returns whether a saved node is neither there again nor lost.
  func isMissing(_ id: NodeID) -> Bool { !standing.contains(id) && !lost.contains(id) }

  /// Returns whether nothing can stand at an index of a stack, since something below it is lost.
  func isCut(_ stack: NodeID, at index: Int) -> Bool { cuts[stack].map { $0 < index } ?? false }

  func note(standing tree: SceneTree) { standing = Set(tree.nodes.map(\.id)) }

  func note(placed node: Node, at place: SavedPosition, in tree: SceneTree) {
    switch place {
    case .root: note(standing: tree)
    // What stood in the slot of an embedded node has left.
    case .child(let parent, _) where node.slot != nil && saved.nodes[parent]?.kind == .screen:
      note(standing: tree)
    case .child(let parent, _): hollow.remove(parent)
    case .modal: break
    }
    for node in node.flattened {
      standing.insert(node.id)
      if node.kind != .screen && node.children.isEmpty { hollow.insert(node.id) }
    }
  }

  func lose(_ node: Node, _ loss: RestorationLoss) {
    guard !lost.contains(node.id) else { return }
    losses.append(loss)
    lost.formUnion(node.flattened.map(\.id))
    guard case .child(let parent, let index)? = saved.places[node.id],
      saved.nodes[parent]?.kind == .stack
    else { return }
    cuts[parent] = min(index, cuts[parent] ?? index)
  }

  func nodes(of steps: some Sequence<Int>) -> Set<NodeID> {
    Set(steps.flatMap { self.steps[$0].ids })
  }

  /// Indicates whether the window was filled by what the root coordinator builds.
  var isBuiltByRoot: Bool {
    guard let root = snapshot.tree.root else { return true }
    return saved.starters[root.id].map { records[$0]?.parent == nil } ?? false
  }

  /// Keeps what containers held at first, and returns the whole under its saved identities.
  @discardableResult func keepWhole(_ node: Node) -> Node? {
    let whole = restored(node, whole: true)
    for node in whole?.flattened ?? [] where node.shape.isContainer {
      fillings[node.id] = node.children
    }
    return whole
  }
}
