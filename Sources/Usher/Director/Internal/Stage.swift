/// The live side of the tree: which screen stands for which node, and what the host still holds.
@MainActor struct Stage {
  private var placed: [NodeID: Placed] = [:]
  private var nodes: [ObjectIdentifier: NodeID] = [:]
  /// What has left the tree and is still on the display, with its owner.
  private(set) var leaving: [NodeID: CoordinatorID] = [:]
  /// The scopes that wait for the host to let go, with how many screens they wait for.
  private var waiting: [CoordinatorID: Departure] = [:]
  /// What the host showed when it was last looked at.
  private var lastShown = SceneTree()
  private var onDisplay: Set<NodeID> = []
  /// The screens in sight, so that appearing and disappearing balance.
  private var inSight: Set<NodeID> = []
  /// How nodes came, where that is special.
  private(set) var arrivals: [NodeID: TransitionAnimation] = [:]

  private struct Placed {
    let screen: any Screen
    let owner: CoordinatorID
  }

  struct Departure {
    let coordinator: Coordinator
    var count: Int
  }

  mutating func appear(_ id: NodeID) -> Bool { inSight.insert(id).inserted }
  mutating func disappear(_ id: NodeID) -> Bool { inSight.remove(id) != nil }

  var screens: some Collection<any Screen> { placed.values.lazy.map(\.screen) }

  func screen(for id: NodeID) -> (any Screen)? { placed[id]?.screen }

  func owner(of id: NodeID) -> CoordinatorID? { placed[id]?.owner }

  func node(of screen: any Screen) -> NodeID? { nodes[ObjectIdentifier(screen)] }

  mutating func add(_ screen: any Screen, for id: NodeID, of owner: CoordinatorID) {
    placed[id] = Placed(screen: screen, owner: owner)
    nodes[ObjectIdentifier(screen)] = id
  }

  /// Notes that a node has left the tree; its screen is kept while the host shows it.
  mutating func leave(_ node: Node) {
    if let screen = placed[node.id]?.screen, nodes[ObjectIdentifier(screen)] == node.id {
      nodes[ObjectIdentifier(screen)] = nil
    }
    guard onDisplay.contains(node.id) else {
      placed[node.id] = nil
      arrivals[node.id] = nil
      return
    }
    leaving[node.id] = node.owner
  }

  mutating func note(_ arrivals: [NodeID: TransitionAnimation]) {
    if !arrivals.isEmpty { self.arrivals.merge(arrivals) { _, new in new } }
  }

  /// Looks at what the host shows; returns what it has let go of.
  mutating func observe(_ shown: SceneTree) -> [NodeID] {
    let difference = shown.difference(from: lastShown)
    lastShown = shown
    for node in difference.added { onDisplay.insert(node.id) }
    var released: [NodeID] = []
    for node in difference.removed {
      onDisplay.remove(node.id)
      if leaving[node.id] != nil { released.append(node.id) }
    }
    return released
  }
}

extension Stage {
  /// Keeps a finished coordinator's scope until its last screen is let go; says if that is now.
  mutating func park(_ coordinator: Coordinator) -> Bool {
    let count = leaving.values.count { $0 == coordinator.id }
    guard count > 0 else { return true }
    waiting[coordinator.id] = Departure(coordinator: coordinator, count: count)
    return false
  }

  /// The finished coordinator that waits for a screen to be let go.
  func departing(_ id: NodeID) -> Coordinator? {
    leaving[id].flatMap { waiting[$0]?.coordinator }
  }

  /// Lets go of a screen; returns the coordinator whose scope waited for it alone.
  mutating func release(_ id: NodeID) -> Coordinator? {
    placed[id] = nil
    arrivals[id] = nil
    guard let owner = leaving.removeValue(forKey: id), var departure = waiting[owner] else {
      return nil
    }
    departure.count -= 1
    waiting[owner] = departure.count > 0 ? departure : nil
    return departure.count > 0 ? nil : departure.coordinator
  }

  /// The nodes on the display that a scope waits for.
  var awaited: [NodeID] {
    waiting.isEmpty ? [] : leaving.filter { waiting[$0.value] != nil }.map(\.key)
  }
}
