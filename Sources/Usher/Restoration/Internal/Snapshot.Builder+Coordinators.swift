extension Snapshot.Builder {
  mutating func record(of coordinator: Coordinator) -> Result<
    Snapshot.SavedCoordinator, RestorationLoss
  > {
    if let record = records[coordinator.id] { return record }
    let record = Result { () throws(RestorationLoss) in try newRecord(of: coordinator) }
    records[coordinator.id] = record
    return record
  }

  private mutating func newRecord(
    of coordinator: Coordinator
  ) throws(RestorationLoss) -> Snapshot.SavedCoordinator {
    if let parent = coordinator.parent, case .failure = record(of: parent) {
      throw .ownerless(coordinator.outlineName)
    }
    var record = Snapshot.SavedCoordinator(
      id: coordinator.id, parent: coordinator.parent?.id, name: coordinator.outlineName,
      isPartOfParent: coordinator.startRecord.isPartOfParent)
    record.layout = coordinator.startRecord.layout
    record.origin = coordinator.startRecord.origin.map { origin in
      StartRecord.Origin(origin, savedAs: written(origin.route))
    }
    if coordinator.startRecord.turn > 0 { record.turn = coordinator.startRecord.turn }
    record.built = coordinator.startRecord.built
    record.parts = coordinator.startRecord.parts.map { part in
      StartRecord.StartedPart(
        coordinator: part.coordinator, name: part.name,
        hasLeft: director.coordinators[part.coordinator] == nil)
    }
    if let restorable = coordinator as? any Restorable {
      try recordState(of: restorable, in: &record)
    }
    if !record.isPartOfParent, let key = coordinator.key as? any DurableRoute, table.holds(key) {
      try requireSaved(AnyRoute(key), to: record.name)
      record.key = written(AnyRoute(key))
    }
    try requireMaker(of: coordinator, record)
    return record
  }

  private func recordState<C: Restorable>(
    of coordinator: C, in record: inout Snapshot.SavedCoordinator
  ) throws(RestorationLoss) {
    record.tag = C.tag
    record.version = C.version
    record.state = try RestorationLoss.reading(record.name) {
      try SavedValue(encoding: coordinator.state)
    }
  }

  /// Its maker is its parent's start, its key, the table, or the route that its parent followed.
  private func requireMaker(
    of coordinator: Coordinator, _ record: Snapshot.SavedCoordinator
  ) throws(RestorationLoss) {
    guard let parent = coordinator.parent, !record.isPartOfParent, record.key == nil else { return }
    let restorable = coordinator as? any Restorable
    if let restorable, table.holds(restorable) { return }
    let layout = record.layout.flatMap(director.tree.node)
    let origin = coordinator.startRecord.origin ?? record.origin(of: layout)
    if let route = origin?.route, parent.accepts(route) {
      return try requireSaved(route, to: record.name)
    }
    if let key = coordinator.key as? any DurableRoute {
      throw .unknown(record.name, tag: type(of: key).tag)
    }
    if let restorable { throw .unknown(record.name, tag: type(of: restorable).tag) }
    guard let key = coordinator.key else { throw .fleeting(record.name, "It is not Restorable.") }
    throw .fleeting(record.name, "Its key \(type(of: key)) is not a DurableRoute.")
  }
}
