/// Knowing again what was made before.
extension Draft {
  /// Which saved nodes the new ones are of coordinators that have begun.
  func renaming(of nodes: [Node], _ begun: [Coordinator], _ revival: Revival) -> Renaming {
    var renaming = Renaming()
    guard !begun.isEmpty else { return renaming }
    let owned = Dictionary(grouping: nodes.flattened, by: \.owner)
    for part in begun where revival.hasLeft(part) {
      for node in owned[part.id] ?? [] { renaming.drop(node.id) }
    }
    for coordinator in begun where revival.live[coordinator.id] === coordinator {
      guard let record = revival.record(coordinator.id) else { continue }
      let own = owned[coordinator.id] ?? []
      match(own, with: record, revival, &renaming)
      let others = own.filter { renaming.names[$0.id] == nil }
      matchRoutes(of: others, coordinator, revival, &renaming)
      let new = others.filter { !renaming.knows($0.id) }
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
      renaming.rename(node.id, to: record.built[partner].id) { revival.saved.node($0) != nil }
    }
  }

  /// What a start did besides its beginning is known by the routes that it followed; the screens of
  /// one that has no saved screens any more had left.
  private func matchRoutes(
    of nodes: [Node], _ coordinator: Coordinator, _ revival: Revival, _ renaming: inout Renaming
  ) {
    for (route, made) in Dictionary(grouping: nodes, by: \.route) {
      guard let route = route.flatMap({ try? SavedRoute($0) }), route.tag != nil else { continue }
      let new = Dictionary(grouping: made, by: \.attributes.routeStart)
        .sorted { $0.key ?? 0 < $1.key ?? 0 }.map(\.value)
      let saved = revival.saved.followings(of: AnyRoute(route), by: coordinator.id)
      for (index, nodes) in new.enumerated() {
        if saved.indices.contains(index) {
          renaming.take(RouteMatch(new: nodes, saved: saved[index]), of: nodes)
        } else {
          for node in nodes where !coordinator.birth.holds(node.id) { renaming.drop(node.id) }
        }
      }
    }
  }

  /// Which saved nodes the new ones of a route are; what is more of them had left.
  func match(
    _ nodes: [Node], of performer: Coordinator, following route: AnyRoute, to saved: Node,
    _ revival: Revival, _ renaming: inout Renaming
  ) {
    let own = nodes.flattened.filter { $0.owner == performer.id }
    let wanted = revival.saved.companions(of: saved).filter { revival.isMissing($0.id) }
    let match = RouteMatch(new: own.filter { $0.route == route }, saved: wanted)
    renaming.take(match, of: own)
    // A route is followed once for all that it had made; what it does not make today is lost.
    let found = Set(match.pairs.map(\.saved.id))
    for node in wanted where node.id != saved.id && !found.contains(node.id) {
      revival.lose(node, .missing(node.name, of: performer.outlineName))
    }
  }
}
