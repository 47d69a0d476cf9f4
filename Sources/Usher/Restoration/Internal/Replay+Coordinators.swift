extension Replay {
  /// Applies saved state to a coordinator that is being prepared, if there is any.
  func restoreState(
    of coordinator: Coordinator, startedBy parent: Coordinator?,
    _ step: Preparation.RouteTrace.Step?
  ) {
    guard let record = record(for: coordinator, startedBy: parent, step) else { return }
    link(coordinator, to: record.id)
    coordinator.isRestored = true
    if let restorable = coordinator as? any Restorable { restore(restorable, record) }
  }

  private func record(
    for coordinator: Coordinator, startedBy parent: Coordinator?,
    _ step: Preparation.RouteTrace.Step?
  ) -> Snapshot.SavedCoordinator? {
    guard let parent else {
      return saved.root.flatMap { $0.tag.map(table.current) == tag(of: coordinator) ? $0 : nil }
    }
    if case .start(let record)? = current?.action, live[record.id] == nil { return record }
    if leftFlows.contains(parent.id) {
      leftFlows.insert(coordinator.id)
      return nil
    }
    guard let id = records[parent.id]?.id else { return nil }
    if let part = nextPart(of: id, like: coordinator) {
      if part.hasLeft { leftFlows.insert(coordinator.id) }
      return saved.records[part.coordinator]
    }
    let performer = step.flatMap { records[$0.coordinator]?.id }
    let route = performer.flatMap { SavedIndex.FollowedRoute(step?.route, by: $0) }
    return startedRecord(for: coordinator, by: id, route)
  }

  /// Parts are recognized by their tags or names, in order.
  private func nextPart(of id: CoordinatorID, like coordinator: Coordinator) -> StartRecord
    .StartedPart?
  {
    let label = label(of: coordinator)
    let index = parts[id]?.firstIndex { part in
      guard live[part.coordinator] == nil else { return false }
      return part.name == coordinator.outlineName
        || saved.records[part.coordinator].map { table.label(of: $0) } == label
    }
    return index.flatMap { parts[id]?.remove(at: $0) }
  }

  /// Finds a flow that is not a part: one that the same following of a route started or else the
  /// first one started by a route that this route leads to.
  private func startedRecord(
    for coordinator: Coordinator, by parent: CoordinatorID, _ route: SavedIndex.FollowedRoute?
  ) -> Snapshot.SavedCoordinator? {
    let kind = SavedIndex.Kind(parent: parent, label: label(of: coordinator))
    let records = (saved.children[kind] ?? []).lazy.filter(isMissing)
    guard case .follow(let followed, let start)? = current?.action, route?.performer == parent
    else {
      return records.first
    }
    let layout = { (record: Snapshot.SavedCoordinator) in
      record.layout.flatMap { self.saved.nodes[$0] }
    }
    let turn = coordinator.startRecord.turn
    return records.first { record in
      guard let origin = record.origin(of: layout(record)), record.turn ?? 0 == turn else {
        return false
      }
      return route == followed
        ? origin.start == start
        : SavedIndex.FollowedRoute(origin.route, by: parent) == route && origin.start >= start ?? 0
    } ?? records.first { $0.origin == nil && layout($0) == nil }
  }

  private func label(of coordinator: Coordinator) -> String {
    tag(of: coordinator) ?? coordinator.outlineName
  }

  private func tag(of coordinator: Coordinator) -> String? {
    (coordinator as? any Restorable).map { type(of: $0).tag }
  }

  private func restore<C: Restorable>(_ coordinator: C, _ record: Snapshot.SavedCoordinator) {
    guard record.state != nil else { return }
    let before = coordinator.state
    do throws(RestorationLoss) {
      coordinator.state = try table.state(of: C.self, in: record)
      undoing.append { [weak coordinator] in coordinator?.state = before }
    } catch {
      losses.append(error)
    }
  }
}
