extension Draft {
  /// Puts new nodes where the saved ones stood, under their identities.
  mutating func install(
    _ nodes: [Node], _ identities: SavedIdentities, _ restorer: Restorer, named name: String
  ) {
    preparation.rename(identities)
    var ids: [NodeID] = []
    for node in nodes {
      guard let node = identities.identified(node, restorer),
        let place = restorer.saved.places[node.id],
        node.flattened.allSatisfy({ !restorer.standing.contains($0.id) }),
        (try? put(node, at: place, restorer)) != nil
      else { continue }
      restorer.note(placed: node, at: place, in: tree)
      ids.append(node.id)
    }
    if !ids.isEmpty { restorer.steps.append(Restorer.Step(name: name, ids: ids)) }
  }

  /// Puts a node where it stood, behind those that stand there; all are put in order at the end.
  mutating func put(_ node: Node, at place: SavedPosition, _ restorer: Restorer) throws(Refusal) {
    // Worked out apart, so that nothing holds the container and its children while they change.
    let edit = try edit(putting: node, at: place, restorer)
    try apply(edit, isDistinct: true)
  }

  private func edit(
    putting node: Node, at place: SavedPosition, _ restorer: Restorer
  ) throws(Refusal) -> Edit {
    switch place {
    case .root: return .root(node)
    case .child(let parent, _): return try edit(putting: node, in: parent)
    case .modal(let index):
      guard index == tree.modals.count else { throw .unplaced }
      let modal = restorer.snapshot.tree.modals[index]
      return .present(Modal(presenter: modal.presenter, style: modal.style, node: node))
    }
  }

  private func edit(putting node: Node, in parent: NodeID) throws(Refusal) -> Edit {
    guard let container = tree.node(parent) else { throw .tree(.unknown(parent)) }
    if container.kind == .screen { return .embed(node, in: parent) }
    try NestingRules.requireLegal(node, in: container.kind)
    if container.kind == .stack { return .push(node, onto: parent) }
    return .set(container.children + [node], in: parent)
  }

  /// Finds the saved identities of the new nodes of coordinators that have begun.
  func identities(of nodes: [Node], _ begun: [Coordinator], _ restorer: Restorer) -> SavedIdentities
  {
    var identities = SavedIdentities()
    guard !begun.isEmpty else { return identities }
    let owned = Dictionary(grouping: nodes.flattened, by: \.owner)
    for part in begun where restorer.hasLeft(part) {
      for node in owned[part.id] ?? [] { identities.drop(node.id) }
    }
    for coordinator in begun where restorer.live[coordinator.id] === coordinator {
      guard let record = restorer.records[coordinator.id] else { continue }
      let own = owned[coordinator.id] ?? []
      match(own, with: record, restorer, &identities)
      let others = own.filter { identities.names[$0.id] == nil }
      matchRoutes(of: others, coordinator, restorer, &identities)
      let new = others.filter { !identities.knows($0.id) }
      coordinator.startRecord.built = record.built + new.map { StartedNode($0) }
      coordinator.startRoute = restorer.startRoute(of: record) ?? coordinator.startRoute
    }
    return identities
  }

  private func match(
    _ own: [Node], with record: SavedCoordinator, _ restorer: Restorer,
    _ identities: inout SavedIdentities
  ) {
    let partners = StartMatch(old: record.built, new: own.map { StartedNode($0) }).partners
    for (node, partner) in zip(own, partners) {
      guard let partner else { continue }
      identities.rename(node.id, to: record.built[partner].id) { restorer.saved.nodes[$0] != nil }
    }
  }

  /// What a start did besides its beginning is known by the routes that it followed; the screens of
  /// one that has no saved screens any more had left.
  private func matchRoutes(
    of nodes: [Node], _ coordinator: Coordinator, _ restorer: Restorer,
    _ identities: inout SavedIdentities
  ) {
    for (route, made) in Dictionary(grouping: nodes, by: \.route) {
      guard let route = route.flatMap({ try? SavedRoute($0) }), route.tag != nil else { continue }
      let new = Dictionary(grouping: made, by: \.attributes.routeStart)
        .sorted { $0.key ?? 0 < $1.key ?? 0 }.map(\.value)
      let saved = restorer.saved.followings(of: AnyRoute(route), by: coordinator.id)
      for (index, nodes) in new.enumerated() {
        if saved.indices.contains(index) {
          identities.take(RouteMatch(new: nodes, saved: saved[index]), of: nodes)
        } else {
          for node in nodes where !coordinator.startRecord.holds(node.id) {
            identities.drop(node.id)
          }
        }
      }
    }
  }

  /// Finds the saved identities of the new nodes of a route; those without one had left.
  func match(
    _ nodes: [Node], of performer: Coordinator, following route: AnyRoute, to saved: Node,
    _ restorer: Restorer, _ identities: inout SavedIdentities
  ) {
    let own = nodes.flattened.filter { $0.owner == performer.id }
    let wanted = restorer.saved.companions(of: saved).filter { restorer.isMissing($0.id) }
    let match = RouteMatch(new: own.filter { $0.route == route }, saved: wanted)
    identities.take(match, of: own)
    // A route is followed once for all that it had made; what it does not make today is lost.
    let found = Set(match.pairs.map(\.saved.id))
    for node in wanted where node.id != saved.id && !found.contains(node.id) {
      restorer.lose(node, .missing(node.name, of: performer.outlineName))
    }
  }
}
