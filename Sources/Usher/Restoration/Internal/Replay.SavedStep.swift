extension Replay {
  /// A step to replay: a coordinator is started by its tag, or a route is followed.
  struct SavedStep {
    let action: Action
    /// The nodes that it is done for, in the order in which they were made.
    let nodes: [Node]
    /// The first node above a flow of which nothing else is left; it tells only where that stood.
    var anchor: NodeID?
    /// The lowest number of its nodes; steps are replayed in this order.
    let number: UInt64

    enum Action {
      case start(Snapshot.SavedCoordinator)
      /// The number is the first identity that the following issued.
      case follow(Replay.SavedIndex.FollowedRoute, UInt64?)
    }

    /// The decoded route to follow, once it has been read.
    var route: AnyRoute?

    /// The followed route, if it led to a node: to write every node's route is slow.
    func followedRoute(to node: Node, by owner: CoordinatorID) -> Replay.SavedIndex.FollowedRoute? {
      guard case .follow(let followed, _) = action, followed.performer == owner,
        let route, node.route == route
      else { return nil }
      return followed
    }

    /// A route comes before a flow that it starts, and before the routes that it leads on to.
    fileprivate var order: (UInt64, UInt64, UInt64) {
      let first = nodes.first?.id.number ?? 0
      if case .start = action { return (number, 1, first) }
      return (number, 0, first)
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
    var anchors: [FollowedRoute: [UInt64?: Node]] = [:]
    let shown = Dictionary(grouping: nodes.values) { starters[$0.id] ?? $0.owner }
    for record in records.values {
      guard let parent = record.parent, !record.isPartOfParent else { continue }
      let layout = record.layout.flatMap { nodes[$0] }
      let isStartable = record.tag.map(table.holds) ?? false
      let others = (shown[record.id] ?? []).asMade.filter { $0.id != layout?.id }
      if let route = FollowedRoute(record.origin?.route ?? layout?.route, by: parent),
        !isStartable || table.isFlow(route.route)
      {
        let start = record.origin?.start ?? layout?.attributes.routeStart
        if let layout {
          routes[route, default: [:]][start, default: []].append(layout)
        } else if let anchor = others.first ?? firstNode(below: record, shown) {
          anchors[route, default: [:]][start] = anchor
        }
      } else {
        let nodes = (layout.map { [$0] } ?? []) + others
        starts.append(
          Replay.SavedStep(action: .start(record), nodes: nodes, number: record.id.number))
      }
    }
    let follows = routes.flatMap { route, followings in
      followings.map { start, nodes in
        let nodes = nodes.asMade
        let number = start ?? nodes[0].id.number
        return Replay.SavedStep(action: .follow(route, start), nodes: nodes, number: number)
      }
    }
    let anchored = anchors.flatMap { route, followings in
      followings.filter { routes[route]?[$0.key] == nil }.map { start, node in
        let action = Replay.SavedStep.Action.follow(route, start)
        return Replay.SavedStep(
          action: action, nodes: [node], anchor: node.id, number: start ?? node.id.number)
      }
    }
    return (follows + anchored + starts).sorted { $0.order < $1.order }
  }

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
