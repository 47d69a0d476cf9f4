extension Restorer {
  /// Gives a coordinator that is being prepared what was saved of it, where something was.
  func adopt(_ coordinator: Coordinator, startedBy parent: Coordinator?) {
    if expected == nil, nextPart(like: coordinator, of: parent)?.hasLeft == true {
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

  /// The part of a parent that a new one of it is, by its name and in order.
  private func nextPart(like coordinator: Coordinator, of parent: Coordinator?) -> StartedPart? {
    let name = coordinator.outlineName
    guard let parent, let index = parts[parent.id]?.firstIndex(where: { $0.name == name })
    else { return nil }
    return parts[parent.id]?.remove(at: index)
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
    guard let followed, followed.owner == parent?.id else { return siblings.first }
    return siblings.first { self.came(with: followed, $0) == true }
      ?? siblings.first { self.came(with: followed, $0) == nil }
  }

  /// Returns whether the route that led to a node had started a coordinator; `nil` where nothing tells.
  private func came(with node: Node, _ record: SavedCoordinator) -> Bool? {
    record.built.first.flatMap { saved.nodes[$0.id] }.map {
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
