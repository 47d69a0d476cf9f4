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

    /// A route comes before a flow that it starts, and before the route that it leads on to at once:
    /// the nodes of that one were made first.
    var order: (UInt64, UInt64, UInt64) {
      let first = nodes[0].id.number
      if case .start = action { return (number, 1, first) }
      return (number, 0, .max - first)
    }
  }
}
