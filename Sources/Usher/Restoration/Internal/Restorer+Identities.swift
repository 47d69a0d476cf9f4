extension Restorer {
  func savedID(of new: StartedNode, owner: CoordinatorID, in step: RouteTrace.Step?) -> NodeID? {
    guard let coordinator = live[owner] else { return nil }
    if identities.isBeginning(coordinator) { return identities.take(new, startOf: owner) }
    return step.flatMap { identities.take(new, of: owner, in: $0, saved) }
  }

  /// Returns a node with what was saved of it, and without what had left; `nil` where it had left
  /// itself.
  func restored(_ node: Node) -> Node? {
    guard !hasLeft(node) else { return nil }
    var node = node
    let children = node.children.compactMap(restored)
    node.shape = node.shape.with(children: children) ?? Node.Shape(node.kind)
    guard let before = saved.nodes[node.id] else { return node }
    node.attributes.badge = before.badge
    node.attributes.routeStart = before.attributes.routeStart
    node.attributes.route = node.route ?? (try? route(of: before)).flatMap(\.self)
    return node
  }

  private func hasLeft(_ node: Node) -> Bool {
    left.contains(node.owner) || identities.left.contains(node.id)
      || saved.starters[node.id] != nil && saved.nodes[node.id] == nil
  }

  /// Notes what the starts of coordinators had made, and what they make besides today.
  func note(_ begun: [Coordinator], with nodes: [Node]) {
    guard !begun.isEmpty else { return }
    let new = nodes.flattened.filter {
      $0.id.number >= snapshot.next && !identities.left.contains($0.id)
    }
    let owned = Dictionary(grouping: new, by: \.owner)
    for coordinator in begun where live[coordinator.id] === coordinator {
      guard let record = records[coordinator.id] else { continue }
      let new = owned[coordinator.id] ?? []
      coordinator.startRecord.built = record.built + new.map { StartedNode($0) }
      let route = record.startRoute?.as(SavedRoute.self).flatMap { try? table.route($0) }
      coordinator.startRoute = route ?? coordinator.startRoute
    }
  }
}
