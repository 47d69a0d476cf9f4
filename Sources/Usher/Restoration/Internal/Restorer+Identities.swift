extension Restorer {
  /// Finds out which saved nodes the new ones of coordinators that have begun are, and notes what
  /// their starts had made, and what they make besides today.
  func identify(_ nodes: [Node], of begun: [Coordinator]) {
    guard !begun.isEmpty else { return }
    let owned = Dictionary(grouping: nodes.flattened.filter { !hasLeft($0) }, by: \.owner)
    for coordinator in begun where live[coordinator.id] === coordinator {
      guard let record = records[coordinator.id] else { continue }
      let own = (owned[coordinator.id] ?? []).asMade
      identities.match(own, with: record.built)
      let old = Set(record.built.map(\.id))
      identifyRoutes(of: coordinator, own.filter { identities.known[$0.id] == nil })
      // In today's order: a later version is compared with this one.
      let built = own.filter { identities.known[$0.id].map(old.contains) ?? !hasLeft($0) }
      coordinator.startRecord.built =
        built.map { StartedNode($0, as: identities.known[$0.id]) }
        + record.built.filter { !identities.taken.contains($0.id) }
      let route = record.startRoute?.as(SavedRoute.self).flatMap { try? table.route($0) }
      coordinator.startRoute = route ?? coordinator.startRoute
    }
    for coordinator in begun {
      let layout = coordinator.startRecord.layout
      coordinator.startRecord.layout = layout.map { identities.known[$0] ?? $0 }
    }
  }

  /// What followed a start is known by the routes; what one made that has no saved screens any more
  /// had left.
  private func identifyRoutes(of coordinator: Coordinator, _ nodes: [Node]) {
    var routes: [AnyRoute: [Node]] = [:]
    let later = nodes.filter { !coordinator.startRecord.holds($0.id) }
    for (route, nodes) in Dictionary(grouping: later, by: \.route) {
      guard let route = route.flatMap({ try? SavedRoute($0) }), route.tag != nil else { continue }
      // Routes that differ in what is not saved are one.
      routes[AnyRoute(route), default: []] += nodes
    }
    for (route, made) in routes {
      let new = Dictionary(grouping: made, by: \.attributes.routeStart)
        .sorted { $0.key ?? 0 < $1.key ?? 0 }.map(\.value)
      let before = saved.followings(of: route, by: coordinator.id)
      for (index, nodes) in new.enumerated() {
        if before.indices.contains(index) { identities.match(nodes, with: before[index]) }
        identities.leave(nodes)
      }
    }
  }

  /// Finds out which saved nodes those are that following a route has made; the others had left.
  func identify(
    _ nodes: [Node], of performer: Coordinator, following route: AnyRoute, to node: Node
  ) {
    let own = nodes.flattened.filter { $0.owner == performer.id }
    let wanted = saved.companions(of: node).filter { isMissing($0.id) }
    identities.match(own.filter { $0.route == route }, with: wanted)
    identities.leave(own)
    // A route is followed once for all that it had made; what it does not make today is lost.
    let made = Set(own.compactMap { identities.known[$0.id] })
    for other in wanted where other.id != node.id && !made.contains(other.id) {
      lose(other, .missing(other.name, of: performer.outlineName))
    }
  }

  /// Returns a node under its saved identity, with what was saved of it and, unless the whole is asked
  /// for, without what had left; `nil` where it had left itself.
  func restored(_ node: Node, whole: Bool = false) -> Node? {
    let id = identities.known[node.id] ?? node.id
    guard whole || !hasLeft(node) else { return nil }
    let children = node.children.compactMap { restored($0, whole: whole) }
    let last = node.selected.map { identities.known[$0] ?? $0 }
    let selected = (children.first { $0.id == last } ?? children.first)?.id
    var attributes = node.attributes
    if let before = saved.nodes[id] {
      attributes.badge = before.badge
      attributes.routeStart = before.attributes.routeStart
      attributes.route = node.route ?? (try? route(of: before)).flatMap(\.self)
    }
    let shape = Node.Shape(node.kind, holding: children, selected: selected)
    var known = Node(id: id, owner: node.owner, attributes: attributes, shape: shape)
    known.slot = node.slot ?? saved.nodes[id]?.slot
    return known
  }

  private func hasLeft(_ node: Node) -> Bool {
    if left.contains(node.owner) || identities.left.contains(node.id) { return true }
    let id = identities.known[node.id] ?? node.id
    return saved.starters[id] != nil && saved.nodes[id] == nil
  }
}
