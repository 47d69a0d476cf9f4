/// The live side of the tree: which screen stands for which node, and what the host still holds.
@MainActor final class Stage {
  private var presences: [NodeID: Presence] = [:]
  private var nodes: [ObjectIdentifier: NodeID] = [:]
  /// What has left the tree and is still on the display, and who waits for it.
  let leaving = Leaving()
  /// What the host showed when it was last looked at.
  private var lastShown = SceneTree()
  /// What the step that runs brings: the host holds it before it shows it.
  private var given: [Presence] = []
  /// How nodes came, where that is special.
  private(set) var arrivals: [NodeID: TransitionAnimation] = [:]

  var screens: some Collection<any Screen> { presences.values.lazy.compactMap(\.screen) }

  func screen(for id: NodeID) -> (any Screen)? { presences[id]?.screen }

  func node(of screen: any Screen) -> NodeID? { nodes[ObjectIdentifier(screen)] }

  /// Notes that a node has come into the tree, with its screen if it is one.
  func enter(_ node: Node, _ screen: (any Screen)?) {
    presences[node.id] = Presence(of: node, screen)
    if let screen { nodes[ObjectIdentifier(screen)] = node.id }
  }

  /// Notes that a node has left the tree; its screen is kept while the host shows it.
  func leave(_ node: Node, of owner: Coordinator?) -> (any Screen)? {
    guard let presence = presences[node.id] else { return nil }
    if let screen = presence.screen, nodes[ObjectIdentifier(screen)] == node.id {
      nodes[ObjectIdentifier(screen)] = nil
    }
    if presence.isHeld, let owner { leaving.add(node, of: owner) } else { forget(node.id) }
    return presence.screen
  }

  /// Lets go of a screen; returns the coordinators whose scopes waited for it alone, children first.
  func release(_ id: NodeID) -> [Coordinator] {
    guard let owner = leaving.remove(id) else { return [] }
    forget(id)
    return leaving.depart(owner)
  }

  private func forget(_ id: NodeID) {
    presences.removeValue(forKey: id)
    if !arrivals.isEmpty { arrivals[id] = nil }
  }

  func note(_ arrivals: [NodeID: TransitionAnimation], of added: [Node]) {
    guard !arrivals.isEmpty else { return }
    for node in added { self.arrivals[node.id] = arrivals[node.id] }
  }

  /// Notes what the host is given by the step that begins.
  func give(_ nodes: [Node]) {
    for node in nodes.flattened {
      guard let presence = presences[node.id], !presence.isHeld else { continue }
      presence.isHeld = true
      given.append(presence)
    }
  }

  /// Looks at what the host shows; returns what it does not show any more.
  ///
  /// What a step brought and is not shown was never taken, once no step runs any more.
  func observe(_ shown: SceneTree, isMoving: Bool) -> [NodeID] {
    let difference = shown.difference(from: lastShown)
    discard(exchange(&lastShown, with: shown))
    for node in difference.added { presences[node.id]?.show() }
    var gone = difference.removed.map(\.id)
    for id in gone { presences[id]?.isShown = false }
    if !isMoving && !given.isEmpty {
      gone += exchange(&given, with: []).reversed().filter { !$0.isShown }.map(\.id)
    }
    for id in gone { presences[id]?.isHeld = false }
    return gone
  }
}

/// Appearing and disappearing, balanced.
extension Stage {
  /// Only what the host holds appears, so that it disappears when the host lets go of it.
  func appear(_ id: NodeID) -> Presence? {
    guard let presence = presences[id], presence.screen != nil, presence.isHeld,
      !presence.isInSight
    else { return nil }
    presence.isInSight = true
    return presence
  }

  func disappear(_ id: NodeID) -> Presence? {
    guard let presence = presences[id], presence.isInSight else { return nil }
    presence.isInSight = false
    return presence
  }

  /// Hands over what is in sight, the newest first.
  func takeInSight() -> [Presence] {
    let inSight = presences.values.filter(\.isInSight)
    for presence in inSight { presence.isInSight = false }
    return inSight.sorted { $0.id.number > $1.id.number }
  }

  /// The screens in the tree, the newest first.
  var screensInTree: [any Screen] {
    let inTree = presences.values.filter { presence in
      presence.screen.map { nodes[ObjectIdentifier($0)] == presence.id } ?? false
    }
    return inTree.sorted { $0.id.number > $1.id.number }.compactMap(\.screen)
  }

  /// Whoever hears what becomes of a screen: one that goes on, or has finished and waits for it; an
  /// alert is nobody's.
  func hearer(
    of presence: Presence, among living: [CoordinatorID: Coordinator]
  ) -> Coordinator? {
    guard !presence.isAlert else { return nil }
    return living[presence.owner] ?? leaving.coordinator(presence.owner)
  }

  /// What is on its way out while its screen has been given another place already, and that place.
  var returning: [NodeID: NodeID] {
    guard !leaving.isEmpty else { return [:] }
    var places: [NodeID: NodeID] = [:]
    for id in leaving.nodes {
      if let place = screen(for: id).flatMap(node) { places[id] = place }
    }
    return places
  }
}
