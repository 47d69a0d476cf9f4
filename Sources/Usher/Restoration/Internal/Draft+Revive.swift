/// Standing again where a saved state stood.
extension Draft {
  /// Makes what was saved the first tree, where something was and it can be; says whether it did.
  mutating func reviveAtLaunch() -> Bool {
    guard let snapshot = director.unrestored else { return false }
    let before = self
    let revival = Revival(snapshot, in: director)
    let (director, preparation) = (director, preparation)
    do throws(Obstacle) {
      if director.root is ModelCoordinator { throw .modeled }
      try revive(revival) { () throws(Obstacle) in try preparation.restoredRootNode() }
      return true
    } catch {
      self = before
      revival.undo()
      preparation.startOver(error)
      director.feature(RestorationFeature.self).loseRestoration(error)
      return false
    }
  }

  /// The same after something else was shown first.
  mutating func reviveLater() throws(Obstacle) -> Bool {
    guard let snapshot = director.unrestored else { return false }
    let (preparation, root) = (preparation, director.root)
    try revive(Revival(snapshot, in: director)) { () throws(Obstacle) in
      try preparation.layout(of: root)
    }
    return true
  }

  /// Makes what was saved and is not in the tree: the first tree, where a layout is given, and then
  /// what stood on it, one coordinator or route after the other.
  mutating func revive(
    _ revival: Revival, root layout: (() throws(Obstacle) -> Node?)? = nil
  ) throws(Obstacle) {
    preparation.identities = revival
    defer { preparation.identities = nil }
    revival.note(standing: tree)
    var foundation: Node?
    if let layout { foundation = try reviveRoot(revival, layout) }
    while reviveOnce(revival) {}
    complete(revival, on: foundation)
    try judge(revival)
    if director.tree.isEmpty {
      // An empty window is of use to nobody; the first tree is.
      if tree.isEmpty && !revival.isPostponed { throw .unplaced }
      restate()
    }
    preparation.abandonUnplaced(in: tree)
    afterwards = { [director] in director.feature(RestorationFeature.self).conclude(revival) }
  }

  /// The layout of the root coordinator, as far as it stood; returns the whole of it.
  private mutating func reviveRoot(
    _ revival: Revival, _ layout: () throws(Obstacle) -> Node?
  ) throws(Obstacle) -> Node? {
    let count = preparation.coordinators.count
    let number = director.identifiers.next
    let node = try layout()
    let before = self
    if let node { try apply(.root(node)) }
    let whole = tree
    try followInitialRoutes(after: count)
    if !preparation.coordinators.contains(where: { $0 === director.root }),
      let routing = director.root as? any Routing
    {
      try followInitialRoute(of: routing)
    }
    let fragments = tree.tops(addedTo: whole)
    let first = tree.root
    self = before
    preparation.noteBirths(of: director.root, after: count, since: number)
    let begun = [director.root] + preparation.coordinators[count...].filter { $0 !== director.root }
    let nodes = (node.map { [$0] } ?? []) + fragments
    let renaming = renaming(of: nodes, begun, revival)
    let foundation = first.flatMap { renamed($0, by: renaming.keepingAll, revival) }
    revival.found(on: foundation)
    install(nodes, renaming, revival, named: director.root.outlineName)
    if tree.root == nil, revival.isBuiltByRoot, let foundation {
      attempt(.root(foundation))
      revival.note(standing: tree)
    }
    return foundation
  }

  /// Makes whatever can be made now; says whether something was.
  private mutating func reviveOnce(_ revival: Revival) -> Bool {
    var hasMade = false
    for node in revival.saved.order where revival.isMissing(node.id) {
      switch readiness(of: node, revival) {
      case .waiting: continue
      case .blocked: revival.lose(node, .orphaned(node.name))
      case .ready:
        do throws(RestorationLoss) {
          guard try revive(node, revival) else { continue }
          hasMade = true
          if !revival.standing.contains(node.id) {
            throw .missing(node.name, of: ownerName(of: node, revival))
          }
        } catch {
          revival.lose(node, error)
          hasMade = true
        }
      }
    }
    return hasMade
  }

  private func ownerName(of node: Node, _ revival: Revival) -> String {
    revival.record(node.owner)?.name ?? "Nobody"
  }
}
