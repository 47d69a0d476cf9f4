/// The saved identities that new nodes take over as they are made, in one try.
struct SavedIdentities {
  private var starts: [CoordinatorID: SavedStart] = [:]
  private var followings: [FollowedRoute: SavedFollowings] = [:]
  /// What routes made beyond what is saved of them, and what they replaced: it had left.
  private(set) var left: Set<NodeID> = []

  @MainActor func isBeginning(_ coordinator: Coordinator) -> Bool {
    starts[coordinator.id] != nil && coordinator.startRecord.numbers == nil
  }

  mutating func begin(_ record: SavedCoordinator, as id: CoordinatorID) {
    starts[record.id] = SavedStart(record, as: id)
  }

  mutating func follow(_ route: AnyRoute, by owner: CoordinatorID, for wanted: [Node]) {
    followings[FollowedRoute(owner: owner, route: route)] = SavedFollowings([wanted])
  }

  /// The saved nodes of a route that it has not made again.
  func remaining(of route: AnyRoute, by owner: CoordinatorID) -> [Node] {
    followings[FollowedRoute(owner: owner, route: route)]?.remaining ?? []
  }

  mutating func leave(_ nodes: [Node]) { left.formUnion(nodes.map(\.id)) }

  mutating func take(_ new: StartedNode, startOf owner: CoordinatorID) -> NodeID? {
    starts[owner]?.take(new)
  }

  /// What a start did besides its beginning is known by the routes that it followed, in order.
  mutating func take(
    _ new: StartedNode, of owner: CoordinatorID, in step: RouteTrace.Step, _ saved: SavedIndex
  ) -> NodeID? {
    let key = FollowedRoute(owner: owner, route: step.route)
    if followings[key] == nil, starts[owner] != nil {
      followings[key] = SavedFollowings(saved.followings(of: step.route, by: owner))
    }
    let id = followings[key]?.take(new, since: step.start)
    if id == nil { left.insert(new.id) }
    return id
  }
}

/// A route and the coordinator that follows it.
struct FollowedRoute: Hashable {
  let owner: CoordinatorID
  let route: AnyRoute
}

/// The nodes that the start of a coordinator had made, and has not made again.
private struct SavedStart {
  /// The last first.
  private var nodes: [StartedNode]
  /// How much higher the numbers are that it has today.
  private let distance: UInt64

  init(_ record: SavedCoordinator, as id: CoordinatorID) {
    nodes = record.built.sorted { $0.id.number > $1.id.number }
    distance = id.number &- record.id.number
  }

  /// The first of its kind and name or, where its type has been renamed, the one that was made in
  /// its place.
  mutating func take(_ new: StartedNode) -> NodeID? {
    let index =
      nodes.lastIndex { $0.kind == new.kind && $0.name == new.name }
      ?? nodes.lastIndex { $0.kind == new.kind && $0.id.number &+ distance == new.id.number }
    return index.map { nodes.remove(at: $0).id }
  }
}

/// The nodes that several followings of one route had made, and that have not been made again.
private struct SavedFollowings {
  private var later: [[Node]]
  /// Those of the following that goes on, the last first.
  private var nodes: [Node] = []
  private var start: UInt64?

  init(_ followings: [[Node]]) { later = followings.reversed() }

  var remaining: [Node] { nodes + later.joined() }

  /// What a following makes is numbered in order, so that those of which some have left are known by
  /// their numbers; what is made later today than it was, by its kind.
  mutating func take(_ new: StartedNode, since number: UInt64) -> NodeID? {
    if start != number {
      start = number
      nodes = (later.popLast() ?? []).sorted { $0.id.number > $1.id.number }
    }
    let index = nodes.lastIndex { node in
      let distance = node.attributes.routeStart.map { node.id.number &- $0 } ?? 0
      return node.kind == new.kind && distance <= new.id.number &- number
    }
    return index.map { nodes.remove(at: $0).id }
  }
}
