/// A saved state on its way back into a tree: what stands again, and what is lost.
@MainActor final class Revival {
  let snapshot: Snapshot
  let table: RestorationTable
  /// The saved nodes, those below before those above.
  let order: [Node]
  /// The coordinators that live again, or still.
  private(set) var live: [CoordinatorID: Coordinator]
  private(set) var losses: [RestorationLoss] = []
  private(set) var lost: Set<NodeID> = []
  private(set) var flows: [RestoredFlow] = []
  /// What was put in place, one coordinator or route after the other.
  var steps: [Step] = []
  /// Whether a guard asks for something first, after which the rest comes back.
  var isPostponed = false
  /// What filled the window at first.
  private(set) var foundation: Node?
  /// What containers held at first, for routes that need something to begin with.
  private(set) var fillings: [NodeID: [Node]] = [:]
  /// Whose start is being repeated.
  var expected: SavedCoordinator?
  private var failed: Set<CoordinatorID> = []
  private var records: [CoordinatorID: SavedCoordinator]
  private var claimed: Set<CoordinatorID>
  private let places: [NodeID: SavedPlace]
  private var undoing: [@MainActor () -> Void] = []

  /// Nodes that come back together or not at all.
  struct Step {
    let name: String
    let ids: [NodeID]
  }

  init(_ snapshot: Snapshot, in director: SceneDirector) {
    self.snapshot = snapshot
    table = director.restoration
    var order: [Node] = []
    for layer in snapshot.tree.layers { layer.flatten(into: &order) }
    self.order = order
    live = director.coordinators
    records = Dictionary(snapshot.coordinators.map { ($0.id, $0) }) { first, _ in first }
    claimed = Set(director.coordinators.keys)
    places = SavedPlace.all(in: snapshot.tree)
  }

  func record(_ id: CoordinatorID) -> SavedCoordinator? { records[id] }

  func place(of id: NodeID) -> SavedPlace? { places[id] }

  func node(_ id: NodeID) -> Node? { places[id] == nil ? nil : snapshot.tree.node(id) }

  /// Gives up a node, with all that stood in it.
  func lose(_ node: Node, _ loss: RestorationLoss) {
    guard !lost.contains(node.id) else { return }
    losses.append(loss)
    var nodes: [Node] = []
    node.flatten(into: &nodes)
    lost.formUnion(nodes.map(\.id))
  }

  func note(_ loss: RestorationLoss) { losses.append(loss) }

  /// Remembers what the root coordinator shows at first.
  func found(on node: Node?) {
    foundation = node
    if let node { keepWhole(node) }
  }

  /// Whether the window was filled by what the root coordinator builds.
  var isBuiltByRoot: Bool {
    guard let root = snapshot.tree.root else { return true }
    return snapshot.coordinators.contains { record in
      record.parent == nil && record.built.contains { $0.id == root.id }
    }
  }

  /// Remembers what a start made whole.
  func keepWhole(_ node: Node) {
    for node in [node].flattened where node.shape.isContainer { fillings[node.id] = node.children }
  }

  func hasFailed(_ id: CoordinatorID) -> Bool { failed.contains(id) }

  func fail(_ id: CoordinatorID) { failed.insert(id) }

  func succeed(_ id: CoordinatorID) { failed.remove(id) }

  func keep(_ flow: RestoredFlow) { flows.append(flow) }
}

/// Coordinators that come back.
extension Revival {
  /// Gives a coordinator that is being prepared what was saved of it, where something was.
  func adopt(_ coordinator: Coordinator, startedBy parent: Coordinator?) {
    guard let record = expected ?? record(for: coordinator, startedBy: parent) else { return }
    expected = nil
    claimed.insert(record.id)
    live[record.id] = coordinator
    coordinator.id = record.id
    coordinator.isRestored = true
    coordinator.birth.isPartOfParent = record.isPartOfParent
    if let restorable = coordinator as? any Restorable { restore(restorable, record) }
  }

  private func record(
    for coordinator: Coordinator, startedBy parent: Coordinator?
  ) -> SavedCoordinator? {
    let siblings = snapshot.coordinators.filter {
      $0.parent == parent?.id && !claimed.contains($0.id)
    }
    guard let tag = (coordinator as? any Restorable).map({ type(of: $0).tag }) else {
      return siblings.first {
        $0.tag == nil && (parent == nil || $0.name == coordinator.outlineName)
      }
    }
    return siblings.first { $0.tag.map(table.current) == tag }
  }

  private func restore<C: Restorable>(_ coordinator: C, _ record: SavedCoordinator) {
    guard record.state != nil else { return }
    let before = coordinator.state
    do throws(RestorationLoss) {
      coordinator.state = try table.state(of: C.self, in: record)
      undoing.append { [weak coordinator] in coordinator?.state = before }
    } catch {
      note(error)
    }
  }

  /// Takes the states back that coordinators were given which go on.
  func undo() {
    for body in undoing.reversed() { body() }
    undoing = []
  }

  /// Coordinators that could not be prepared have gone again.
  func forget(_ coordinators: some Sequence<Coordinator>) {
    for coordinator in coordinators {
      guard live[coordinator.id] === coordinator else { continue }
      live[coordinator.id] = nil
    }
  }

  /// The live route of a saved node, as it was written down.
  func route(of node: Node) throws(RestorationLoss) -> AnyRoute? {
    guard let recorded = node.route?.as(SavedRoute.self), recorded.tag != nil else { return nil }
    return try table.route(recorded)
  }

  /// The route that a coordinator had started with, where it is durable.
  func startRoute(of record: SavedCoordinator) -> AnyRoute? {
    record.startRoute?.as(SavedRoute.self).flatMap { try? table.route($0) }
  }
}
