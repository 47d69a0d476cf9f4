extension Replay.SavedIndex {
  /// The steps after the start of the root coordinator, in the order in which they were taken.
  ///
  /// Nodes that are restored in another way get another case of `SavedStep.Action`.
  func steps(_ table: RestorationTable) -> [Replay.SavedStep] {
    var starts: [Replay.SavedStep] = []
    var routes = followings
    // The first nodes of flows that routes started, and of those of which nothing else is left.
    var (openings, anchors): (FirstNodes, FirstNodes) = ([:], [:])
    let shown = Dictionary(grouping: nodes.values) { starters[$0.id] ?? $0.owner }
    for record in records.values {
      guard let parent = record.parent, !record.isPartOfParent else { continue }
      let layout = record.layout.flatMap { nodes[$0] }
      let others = (shown[record.id] ?? []).asMade.filter { $0.id != layout?.id }
      let origin = record.origin(of: layout)
      let (route, start) = (FollowedRoute(origin?.route, by: parent), origin?.start)
      // A flow of a key is started by it only if no route has led there.
      let isStartable = record.key == nil && record.tag.map(table.holds) ?? false
      guard let route, !isStartable else {
        guard let first = layout ?? others.first ?? firstNode(below: record, shown) else {
          continue
        }
        let nodes = layout == nil && !others.isEmpty ? others : [first] + others
        starts.append(Replay.SavedStep(.start(record), nodes, number: record.id.number))
        if let route { openings.add(first, to: route, start) }
        continue
      }
      if let layout {
        routes[route, default: [:]][start, default: []].append(layout)
      } else if let anchor = others.first ?? firstNode(below: record, shown) {
        anchors.add(anchor, to: route, start)
      }
    }
    let follows = routes.flatMap { route, followings in
      followings.map { start, nodes in
        var step = Replay.SavedStep(.follow(route, start), nodes.asMade, number: start)
        if let opening = openings[route]?[start] { step.first = [step.first, opening].asMade[0] }
        return step
      }
    }
    let anchored = anchors.flatMap { route, followings in
      followings.filter { routes[route]?[$0.key] == nil }.map { start, node in
        var step = Replay.SavedStep(.follow(route, start), [node], number: start)
        step.anchor = node.id
        return step
      }
    }
    return (follows + anchored + starts).sorted { $0.order < $1.order }
  }

  private typealias FirstNodes = [FollowedRoute: [UInt64?: Node]]

  /// The first node of the flows that a coordinator has started.
  private func firstNode(
    below record: Snapshot.SavedCoordinator, _ shown: [CoordinatorID: [Node]]
  ) -> Node? {
    let children = records.values.filter { $0.parent == record.id }
    return children.compactMap { child in
      (shown[child.id] ?? []).asMade.first ?? firstNode(below: child, shown)
    }.asMade.first
  }
}

extension [Replay.SavedIndex.FollowedRoute: [UInt64?: Node]] {
  fileprivate mutating func add(
    _ node: Node, to route: Replay.SavedIndex.FollowedRoute, _ start: UInt64?
  ) {
    let known = self[route]?[start].map { [$0] } ?? []
    self[route, default: [:]][start] = (known + [node]).asMade[0]
  }
}
