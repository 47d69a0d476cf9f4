extension Restorer {
  /// Returns the saved coordinator whose start shows a node again: its owner, or the one that this is a
  /// part of, where that has to begin first.
  func starter(of node: Node) -> SavedCoordinator? {
    var record = records[node.owner]
    while let part = record, part.isPartOfParent, let parent = part.parent, live[parent] == nil {
      record = records[parent]
    }
    return record
  }

  /// Gives a coordinator that is being prepared what was saved of it, where something was.
  func adopt(_ coordinator: Coordinator, startedBy parent: Coordinator?) {
    if expected == nil, hasLeft(coordinator, startedBy: parent) {
      left.insert(coordinator.id)
      return
    }
    guard let record = expected ?? record(for: coordinator, startedBy: parent) else { return }
    expected = nil
    claimed.insert(record.id)
    live[record.id] = coordinator
    coordinator.id = record.id
    coordinator.isRestored = true
    coordinator.startRecord.isPartOfParent = record.isPartOfParent
    if let restorable = coordinator as? any Restorable { restore(restorable, record) }
  }

  /// Returns whether a new part of a parent had left, with the parent or by itself; parts are known by
  /// their names, in order.
  private func hasLeft(_ coordinator: Coordinator, startedBy parent: Coordinator?) -> Bool {
    guard let parent else { return false }
    let name = coordinator.outlineName
    if left.contains(parent.id) { return true }
    guard let index = parts[parent.id]?.firstIndex(where: { $0.name == name }) else { return false }
    return parts[parent.id]?.remove(at: index).hasLeft ?? false
  }

  /// Flows that a route starts and that were not saved had left, with what they start.
  func leave(_ begun: [Coordinator]) {
    for coordinator in begun where records[coordinator.id] == nil {
      let isPart = coordinator.startRecord.isPartOfParent
      if !isPart || coordinator.parent.map({ left.contains($0.id) }) == true {
        left.insert(coordinator.id)
      }
    }
  }

  private func record(
    for coordinator: Coordinator, startedBy parent: Coordinator?
  ) -> SavedCoordinator? {
    let tag = (coordinator as? any Restorable).map { type(of: $0).tag }
    let kin = SavedKind(parent: parent?.id, tag: tag, name: coordinator.outlineName)
    while let first = unclaimed[kin]?.first, claimed.contains(first.id) {
      unclaimed[kin]?.removeFirst()
    }
    let siblings = (unclaimed[kin] ?? []).lazy.filter { [claimed] in !claimed.contains($0.id) }
    guard let followed, followed.performer === parent else { return siblings.first }
    return siblings.first { self.came(with: followed.node, $0) == true }
      ?? siblings.first { self.came(with: followed.node, $0) == nil }
  }

  /// Returns whether the route that led to a node had started a coordinator; `nil` where nothing tells.
  private func came(with node: Node, _ record: SavedCoordinator) -> Bool? {
    record.layout.flatMap { saved.nodes[$0] }.map {
      $0.attributes.routeStart == node.attributes.routeStart
    }
  }

  private func restore<C: Restorable>(_ coordinator: C, _ record: SavedCoordinator) {
    guard record.state != nil else { return }
    let before = coordinator.state
    do throws(RestorationLoss) {
      coordinator.state = try table.state(of: C.self, in: record)
      undoing.append { [weak coordinator] in coordinator?.state = before }
    } catch {
      losses.append(error)
    }
  }

  /// Restores the earlier states of coordinators that continue.
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
}

/// The features that a new coordinator shares with the saved ones that it may be.
struct SavedKind: Hashable {
  let parent: CoordinatorID?
  let tag: String?
  /// The name, where nothing else tells.
  let name: String?

  init(parent: CoordinatorID?, tag: String?, name: String) {
    self.parent = parent
    self.tag = tag
    self.name = tag == nil && parent != nil ? name : nil
  }
}
