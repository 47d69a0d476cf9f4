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

    /// The position of a saved node.
    enum Position {
      case root
      case child(of: NodeID)
      case modal(Modal)
    }

    struct Kind: Hashable {
      let parent: CoordinatorID
      let label: String
    }

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

    /// The detail column that shows its item, if a node is that item.
    func columnShowing(item id: NodeID) -> NodeID? {
      guard nodes[id]?.attributes.detailOf == nil, case .child(let column)? = places[id],
        nodes[column]?.kind == .stack, nodes[column]?.children.first?.id == id,
        case .child(let split)? = places[column], nodes[split]?.kind == .split,
        nodes[split]?.children.last?.id == column
      else { return nil }
      return column
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
