/// Knowing again what was made before.
extension Draft {
  /// Which saved nodes the new ones are of coordinators that have begun.
  func renaming(of nodes: [Node], _ begun: [Coordinator], _ revival: Revival) -> Renaming {
    var renaming = Renaming()
    for coordinator in begun where revival.live[coordinator.id] === coordinator {
      guard let record = revival.record(coordinator.id) else { continue }
      let own = nodes.flattened.filter { $0.owner == coordinator.id }
      match(own, with: record, revival, &renaming)
      var new = own.filter { renaming.names[$0.id] == nil }
      new.removeAll { matchRoute(of: $0, record, revival, &renaming) }
      coordinator.birth.built = record.built + new.map { BuiltNode($0) }
      coordinator.startRoute = revival.startRoute(of: record) ?? coordinator.startRoute
    }
    return renaming
  }

  private func match(
    _ own: [Node], with record: SavedCoordinator, _ revival: Revival, _ renaming: inout Renaming
  ) {
    let partners = BuiltMatch(old: record.built, new: own.map { BuiltNode($0) }).partners
    for (node, partner) in zip(own, partners) {
      guard let partner else { continue }
      renaming.rename(node.id, to: record.built[partner].id) { revival.node($0) != nil }
    }
  }

  /// What a start did besides its beginning is known by its route; says whether it was.
  private func matchRoute(
    of node: Node, _ record: SavedCoordinator, _ revival: Revival, _ renaming: inout Renaming
  ) -> Bool {
    guard let route = node.route.flatMap({ try? SavedRoute($0) }), route.tag != nil else {
      return false
    }
    let saved = revival.order.first { saved in
      saved.owner == record.id && saved.route == AnyRoute(route) && saved.kind == node.kind
        && !record.built.contains { $0.id == saved.id } && !renaming.names.values.contains(saved.id)
    }
    guard let saved else { return false }
    renaming.rename(node.id, to: saved.id) { _ in true }
    return true
  }

  /// Which saved nodes of one route the new ones are; what is more of them had left.
  func match(
    _ nodes: [Node], of performer: Coordinator, with saved: Node, _ revival: Revival,
    _ renaming: inout Renaming
  ) {
    var wanted = revival.order.filter {
      $0.owner == performer.id && $0.route == saved.route && tree.node($0.id) == nil
        && !revival.lost.contains($0.id)
    }
    for node in nodes.flattened where node.owner == performer.id {
      if let index = wanted.firstIndex(where: { $0.kind == node.kind }) {
        renaming.rename(node.id, to: wanted.remove(at: index).id) { _ in true }
      } else {
        renaming.drop(node.id)
      }
    }
  }
}

extension [Node] {
  /// These and all inside them, parents first.
  var flattened: [Node] {
    reduce(into: []) { nodes, node in node.flatten(into: &nodes) }
  }
}
