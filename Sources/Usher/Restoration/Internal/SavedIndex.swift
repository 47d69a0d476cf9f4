/// Where a node stood.
enum SavedPosition {
  case root
  case child(of: NodeID, index: Int)
  case modal(Int)
}

/// A route and the coordinator that follows it.
private struct FollowedRoute: Hashable {
  let owner: CoordinatorID
  let route: AnyRoute
}

/// A snapshot's nodes, to be found by identity, by place and by the route that made them.
struct SavedIndex {
  /// The nodes, those below before those above.
  let order: [Node]
  private(set) var nodes: [NodeID: Node] = [:]
  private(set) var places: [NodeID: SavedPosition] = [:]
  /// The coordinators whose starts made nodes.
  private(set) var starters: [NodeID: CoordinatorID] = [:]
  private var followed: [FollowedRoute: [UInt64?: [Node]]] = [:]

  init(_ snapshot: Snapshot) {
    order = snapshot.tree.nodes
    for record in snapshot.coordinators {
      for node in record.built { starters[node.id] = record.id }
    }
    for node in order { add(node) }
    if let root = snapshot.tree.root { places[root.id] = .root }
    for (index, modal) in snapshot.tree.modals.enumerated() { places[modal.id] = .modal(index) }
  }

  private mutating func add(_ node: Node) {
    nodes[node.id] = node
    for (index, child) in node.children.enumerated() {
      places[child.id] = .child(of: node.id, index: index)
    }
    guard let route = node.route, starters[node.id] == nil else { return }
    followed[FollowedRoute(owner: node.owner, route: route), default: [:]][
      node.attributes.routeStart, default: []
    ].append(node)
  }

  func companions(of node: Node) -> [Node] {
    node.route.flatMap {
      followed[FollowedRoute(owner: node.owner, route: $0)]?[node.attributes.routeStart]
    } ?? []
  }

  /// The nodes that each following of a route made for a coordinator, the earliest first.
  func followings(of route: AnyRoute, by owner: CoordinatorID) -> [[Node]] {
    (followed[FollowedRoute(owner: owner, route: route)] ?? [:])
      .sorted { $0.key ?? 0 < $1.key ?? 0 }.map(\.value)
  }
}
