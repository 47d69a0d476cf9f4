extension Replay {
  /// A step to replay: a coordinator is started by its tag, or a route is followed.
  struct SavedStep {
    let action: Action
    /// The nodes that it is done for, in the order in which they were made.
    let nodes: [Node]
    /// The first node above a flow that is lost otherwise; it only marks the flow's place.
    var anchor: NodeID?
    /// The first node that the step made, which may be one of a flow that is in the table.
    var first: Node
    /// The lowest number of its nodes; steps are replayed in this order.
    let number: UInt64

    enum Action {
      case start(Snapshot.SavedCoordinator)
      /// The number is the first identity that the following issued.
      case follow(Replay.SavedIndex.FollowedRoute, UInt64?)
    }

    /// The decoded route to follow, once it has been read.
    var route: AnyRoute?

    init(_ action: Action, _ nodes: [Node], number: UInt64?) {
      (self.action, self.nodes, first) = (action, nodes, nodes[0])
      self.number = number ?? first.id.number
    }

    /// The followed route, if it led to a node; writing every node's route would be slow.
    func followedRoute(to node: Node, by owner: CoordinatorID) -> Replay.SavedIndex.FollowedRoute? {
      guard case .follow(let followed, _) = action, followed.performer == owner,
        let route, node.route == route
      else { return nil }
      return followed
    }

    /// A route comes before a flow that it starts, and before the route that it leads on to at
    /// once, whose nodes were made first.
    fileprivate var order: (UInt64, UInt64, UInt64) {
      let first = nodes[0].id.number
      if case .start = action { return (number, 1, first) }
      return (number, 0, .max - first)
    }
  }
}

extension Replay.SavedIndex {
  /// The steps after the start of the root coordinator, in the order in which they were taken.
  ///
  /// Nodes that are restored in another way get another case of `SavedStep.Action`.
  func steps(_ table: RestorationTable) -> [Replay.SavedStep] {
    var starts: [Replay.SavedStep] = []
    var routes = followings
    // The first nodes of flows that routes started, and of flows that are lost otherwise.
    var (openings, anchors): (FirstNodes, FirstNodes) = ([:], [:])
    let shown = Dictionary(grouping: nodes.values) { starters[$0.id] ?? $0.owner }
    for record in records.values {
      guard let parent = record.parent, !record.isPartOfParent else { continue }
      let layout = record.layout.flatMap { nodes[$0] }
      let others = (shown[record.id] ?? []).asMade.filter { $0.id != layout?.id }
      let origin = record.origin(of: layout)
      let (route, start) = (FollowedRoute(origin?.route, by: parent), origin?.start)
      let isStartable = record.tag.map(table.holds) ?? false
      guard let route, !isStartable || table.isFlow(route.route) else {
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
