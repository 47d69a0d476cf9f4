/// The live side of the tree: which screen stands for which node, and what the host still holds.
@MainActor struct Stage {
  private var placed: [NodeID: Placed] = [:]
  private var nodes: [ObjectIdentifier: NodeID] = [:]
  /// What has left the tree and is still on the display, with its owner.
  private(set) var leaving: [NodeID: CoordinatorID] = [:]
  /// The scopes that wait for the host to let go, with how much they wait for.
  private var waiting: [CoordinatorID: Departure] = [:]
  /// What the host showed when it was last looked at.
  private var lastShown = SceneTree()
  private var onDisplay: Set<NodeID> = []
  /// What the step that runs brings: the host holds it before it shows it.
  private var given: Set<NodeID> = []
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

  /// Only what the host shows appears, so that it disappears when the host shows it no more.
  mutating func appear(_ id: NodeID) -> Bool {
    onDisplay.contains(id) && inSight.insert(id).inserted
  }

  mutating func disappear(_ id: NodeID) -> Bool { inSight.remove(id) != nil }

  /// Hands over what is in sight, the newest first.
  mutating func takeInSight() -> [NodeID] {
    defer { inSight = [] }
    return inSight.sorted { $0.number > $1.number }
  }

  var screens: some Collection<any Screen> { placed.values.lazy.map(\.screen) }

  func screen(for id: NodeID) -> (any Screen)? { placed[id]?.screen }

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

  mutating func note(_ arrivals: [NodeID: TransitionAnimation], of added: [Node]) {
    guard !arrivals.isEmpty else { return }
    for node in added { self.arrivals[node.id] = arrivals[node.id] }
  }

  /// Notes what the host is given by the step that begins.
  mutating func give(_ nodes: [Node]) {
    var all: [Node] = []
    for node in nodes { node.flatten(into: &all) }
    for node in all where onDisplay.insert(node.id).inserted { given.insert(node.id) }
  }

  /// Looks at what the host shows; returns what it does not show any more.
  ///
  /// What a step brought and is not shown was never taken, once no step runs any more.
  mutating func observe(_ shown: SceneTree, isMoving: Bool) -> [NodeID] {
    let difference = shown.difference(from: lastShown)
    lastShown = shown
    for node in difference.added {
      onDisplay.insert(node.id)
      given.remove(node.id)
    }
    var gone = difference.removed.map(\.id)
    if !isMoving && !given.isEmpty {
      gone += given.sorted { $0.number > $1.number }
      given = []
    }
    for id in gone { onDisplay.remove(id) }
    return gone
  }
}

extension Stage {
  /// Keeps a finished coordinator's scope until its last screen is let go, and the scopes of those
  /// that it started have ended; says if that is now.
  mutating func park(_ coordinator: Coordinator) -> Bool {
    let screens = leaving.values.count { $0 == coordinator.id }
    let children = waiting.values.count { $0.coordinator.parent === coordinator }
    guard screens + children > 0 else { return true }
    waiting[coordinator.id] = Departure(coordinator: coordinator, count: screens + children)
    return false
  }

  /// The finished coordinator that waits for a screen to be let go.
  func departing(_ id: NodeID) -> Coordinator? {
    leaving[id].flatMap { waiting[$0]?.coordinator }
  }

  /// Whoever hears what becomes of a screen: one that goes on, or has finished and waits for it; an
  /// alert is nobody's.
  func owner(of id: NodeID, among living: [CoordinatorID: Coordinator]) -> Coordinator? {
    guard let placed = placed[id], !(placed.screen is AlertScreen) else { return nil }
    return departing(id) ?? living[placed.owner]
  }

  /// Lets go of a screen; returns the coordinators whose scopes waited for it alone, children first.
  mutating func release(_ id: NodeID) -> [Coordinator] {
    guard let owner = leaving.removeValue(forKey: id) else { return [] }
    placed[id] = nil
    arrivals[id] = nil
    return depart(owner)
  }

  private mutating func depart(_ owner: CoordinatorID) -> [Coordinator] {
    guard var departure = waiting[owner] else { return [] }
    departure.count -= 1
    waiting[owner] = departure.count > 0 ? departure : nil
    guard departure.count == 0 else { return [] }
    let coordinator = departure.coordinator
    return [coordinator] + (coordinator.parent.map { depart($0.id) } ?? [])
  }

  /// Hands over whoever's scope still waits, children first.
  mutating func takeWaiting() -> [Coordinator] {
    defer { waiting = [:] }
    return waiting.values.map(\.coordinator).sorted { $0.id.number > $1.id.number }
  }

  nonisolated var hasWaiting: Bool { !waiting.isEmpty }

  /// Whether a coordinator has finished and its scope waits.
  func isWaiting(_ owner: CoordinatorID) -> Bool { waiting[owner] != nil }

  /// What is on its way out while its screen has been given another place already, and that place.
  var returning: [NodeID: NodeID] {
    guard !leaving.isEmpty else { return [:] }
    var places: [NodeID: NodeID] = [:]
    for id in leaving.keys { places[id] = placed[id].flatMap { node(of: $0.screen) } }
    return places
  }

  /// The nodes on the display that a scope waits for.
  var awaited: [NodeID] {
    waiting.isEmpty ? [] : leaving.filter { waiting[$0.value] != nil }.map(\.key)
  }
}
