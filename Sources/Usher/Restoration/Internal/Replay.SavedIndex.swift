extension Replay.SavedIndex {
  /// The position of a saved node.
  enum Position {
    case root
    case child(of: NodeID)
    case modal(Modal)
  }
}
extension Replay {
  /// A snapshot's nodes and coordinators, found by identity, and the steps that made them.
  @MainActor struct SavedIndex {
    private(set) var nodes: [NodeID: Node] = [:]
    private(set) var places: [NodeID: Position] = [:]
    let records: [CoordinatorID: Snapshot.SavedCoordinator]
    let root: Snapshot.SavedCoordinator?
    /// The coordinators whose starts made nodes.
    private(set) var starters: [NodeID: CoordinatorID] = [:]
    /// The containers that begin as at first.
    private(set) var startingOver: Set<NodeID> = []
    /// The coordinators by their parents, and by their tags or names.
    private(set) var children: [Kind: [Snapshot.SavedCoordinator]] = [:]
    /// The nodes that each following of a route made, without those of flows that it started.
    private(set) var followings: [FollowedRoute: [UInt64?: [Node]]] = [:]

    struct Kind: Hashable {
      let parent: CoordinatorID
      let label: String
    }

    /// A route and the coordinator that follows it.
    struct FollowedRoute: Hashable {
      let performer: CoordinatorID
      let route: AnyRoute

      /// The route that led to a node; `nil` if it was not saved.
      init?(_ route: AnyRoute?, by performer: CoordinatorID) {
        // Routes that differ only in unsaved values count as one.
        guard let route = route.flatMap({ try? SavedRoute($0) }), route.tag != nil else {
          return nil
        }
        self.performer = performer
        self.route = AnyRoute(route)
      }
    }

    init(_ snapshot: Snapshot, _ table: RestorationTable) {
      records = Dictionary(snapshot.coordinators.map { ($0.id, $0) }) { first, _ in first }
      root = snapshot.coordinators.first { $0.parent == nil }
      for record in snapshot.coordinators {
        for node in record.built { starters[node.id] = record.id }
        startingOver.formUnion(record.built.lazy.filter { $0.startsOver == true }.map(\.id))
        guard let parent = record.parent else { continue }
        let kind = Kind(parent: parent, label: table.label(of: record))
        children[kind, default: []].append(record)
      }
      if let root = snapshot.tree.root { places[root.id] = .root }
      for modal in snapshot.tree.modals { places[modal.id] = .modal(modal) }
      for node in snapshot.tree.nodes { add(node) }
    }

    private mutating func add(_ node: Node) {
      nodes[node.id] = node
      for child in node.children { places[child.id] = .child(of: node.id) }
      guard starters[node.id] == nil, let route = FollowedRoute(node.route, by: node.owner) else {
        return
      }
      followings[route, default: [:]][node.attributes.routeStart, default: []].append(node)
    }
  }
}
extension Replay {
  /// A step to replay: a coordinator is started by its tag, or a route is followed.
  struct SavedStep {
    let action: Action
    /// The nodes that it is done for, in the order in which they were made.
    let nodes: [Node]
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
    let shown = Dictionary(grouping: nodes.values) { starters[$0.id] ?? $0.owner }
    for record in records.values {
      guard let parent = record.parent, !record.isPartOfParent else { continue }
      let layout = record.layout.flatMap { nodes[$0] }
      let isStartable = record.tag.map(table.holds) ?? false
      if let layout, let route = FollowedRoute(record.origin?.route ?? layout.route, by: parent),
        !isStartable || table.isFlow(route.route)
      {
        let start = record.origin?.start ?? layout.attributes.routeStart
        routes[route, default: [:]][start, default: []].append(layout)
      } else {
        let others = (shown[record.id] ?? []).asMade.filter { $0.id != layout?.id }
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
    return (follows + starts).sorted { $0.order < $1.order }
  }
}
