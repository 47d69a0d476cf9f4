/// The screens of the tree's nodes, and of nodes that the host still holds.
@MainActor final class LiveScreens {
  private var liveNodes: [NodeID: LiveNode] = [:]
  private var nodes: [ObjectIdentifier: NodeID] = [:]
  /// The nodes that left the tree and are still on the display.
  let pendingReleases = PendingReleases()
  private var lastShown = SceneTree() { didSet { discard(oldValue) } }
  /// The nodes that the running step adds; the host holds them before it shows them.
  private var given: [LiveNode] = []
  /// The appearances that are being reported, with the coordinators to notify.
  var appearances: [(LiveNode, appears: Bool, Coordinator?)] = []
  /// The entrance animations that are not the default.
  private(set) var entrances: [NodeID: TransitionAnimation] = [:]

  var screens: some Collection<any Screen> { liveNodes.values.lazy.compactMap(\.screen) }

  func screen(for id: NodeID) -> (any Screen)? { liveNodes[id]?.screen }

  func name(of id: NodeID) -> String? { liveNodes[id]?.name }

  func node(of screen: any Screen) -> NodeID? { nodes[ObjectIdentifier(screen)] }

  func key(of id: NodeID) -> (any ScreenKey)? { liveNodes[id]?.key }

  func enter(_ node: Node, _ screen: (any Screen)?, for key: (any ScreenKey)?) {
    // A container of an arrangement may come back before the display has released it.
    if let owner = pendingReleases.remove(node.id) { _ = pendingReleases.recordRelease(by: owner) }
    liveNodes[node.id] = LiveNode(of: node, screen, for: key)
    if let screen { nodes[ObjectIdentifier(screen)] = node.id }
  }

  /// Removes a node that left the tree; its screen is kept while the host holds it.
  func leave(_ node: Node, of owner: Coordinator?) -> (any Screen)? {
    guard let liveNode = liveNodes[node.id] else { return nil }
    liveNode.removalWaiters?.resumeAll(returning: ())
    if let screen = liveNode.screen, nodes[ObjectIdentifier(screen)] == node.id {
      nodes[ObjectIdentifier(screen)] = nil
    }
    if liveNode.isHeld, let owner { pendingReleases.add(node, of: owner) } else { forget(node.id) }
    return liveNode.screen
  }

  /// The tasks that wait until a node has left the tree.
  func removalWaiters(of id: NodeID) -> Waiters<Void>? {
    guard let liveNode = liveNodes[id] else { return nil }
    let waiters = liveNode.removalWaiters ?? Waiters()
    liveNode.removalWaiters = waiters
    return waiters
  }

  func resumeRemovalWaiters() {
    for liveNode in liveNodes.values { liveNode.removalWaiters?.resumeAll(returning: ()) }
  }

  /// Releases a screen; returns the coordinators whose scopes waited for it alone, children first.
  func release(_ id: NodeID) -> [Coordinator] {
    guard let owner = pendingReleases.remove(id) else { return [] }
    forget(id)
    return pendingReleases.recordRelease(by: owner)
  }

  private func forget(_ id: NodeID) {
    liveNodes.removeValue(forKey: id)
    if !entrances.isEmpty { entrances[id] = nil }
  }

  func record(_ entrances: [NodeID: TransitionAnimation], of added: [Node]) {
    guard !entrances.isEmpty else { return }
    for node in added { self.entrances[node.id] = entrances[node.id] }
  }

  func give(_ nodes: [Node]) {
    for node in nodes {
      guard let liveNode = liveNodes[node.id], !liveNode.isHeld else { continue }
      liveNode.isHeld = true
      given.append(liveNode)
    }
  }

  /// Compares the shown tree with the last one; returns the nodes that the host has released.
  ///
  /// If no step is running, a node that a step added and the host does not show was never taken.
  func observe(_ shown: SceneTree, isMoving: Bool) -> [NodeID] {
    let difference = shown.difference(from: lastShown)
    lastShown = shown
    for node in difference.added { liveNodes[node.id]?.show() }
    var gone = difference.removed.map(\.id)
    for id in gone { liveNodes[id]?.isShown = false }
    if !isMoving && !given.isEmpty {
      gone += exchange(&given, with: []).reversed().filter { !$0.isShown }.map(\.id)
    }
    for id in gone { liveNodes[id]?.isHeld = false }
    return gone
  }

  /// Returns true if a screen has appeared and not disappeared since; both are balanced.
  func isInSight(_ id: NodeID) -> Bool { liveNodes[id]?.isInSight ?? false }

  /// Returns true if the host is not known to hold a node.
  func isUntaken(_ id: NodeID) -> Bool { liveNodes[id].map { !$0.isHeld } ?? false }

  /// A screen appears only while the host holds it, so that its release ends the appearance.
  func appear(_ id: NodeID) -> LiveNode? {
    guard let liveNode = liveNodes[id], liveNode.screen != nil, liveNode.isHeld,
      !liveNode.isInSight
    else { return nil }
    liveNode.isInSight = true
    return liveNode
  }

  func disappear(_ id: NodeID) -> LiveNode? {
    guard let liveNode = liveNodes[id], liveNode.isInSight else { return nil }
    liveNode.isInSight = false
    return liveNode
  }

  /// Ends all appearances, and returns their nodes, the newest first.
  func endAppearances() -> [LiveNode] {
    let inSight = liveNodes.values.filter(\.isInSight)
    for liveNode in inSight { liveNode.isInSight = false }
    return inSight.sorted { $0.id.number > $1.id.number }
  }

  var screensInTree: [any Screen] {
    let inTree = liveNodes.values.filter { liveNode in
      liveNode.screen.map { nodes[ObjectIdentifier($0)] == liveNode.id } ?? false
    }
    return inTree.sorted { $0.id.number > $1.id.number }.compactMap(\.screen)
  }

  /// The coordinator to notify about a screen: a running one, or one that waits for the screen.
  ///
  /// An alert has none.
  func delegate(
    of liveNode: LiveNode, among living: [CoordinatorID: Coordinator]
  ) -> Coordinator? {
    guard !liveNode.isAlert else { return nil }
    return living[liveNode.owner] ?? pendingReleases.coordinator(liveNode.owner)
  }

  /// The removed nodes whose screens have another node already, and that node.
  var returning: [NodeID: NodeID] {
    pendingReleases.nodes.reduce(into: [:]) { $0[$1] = screen(for: $1).flatMap(node) }
  }
}
