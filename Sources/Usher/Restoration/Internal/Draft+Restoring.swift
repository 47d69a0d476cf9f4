extension Draft {
  /// Makes what was saved the first tree, where something was and it can be; says whether it did.
  mutating func restoreFirstTree() -> Bool {
    guard let snapshot = director.unrestored else { return false }
    let before = self
    let restorer = Restorer(snapshot, in: director)
    let (director, preparation) = (director, preparation)
    do throws(Refusal) {
      if director.root is ModelCoordinator { throw .modeled }
      try restore(restorer) { () throws(Refusal) in
        try preparation.rootNode(for: director.rootSource, parent: nil, isKept: true)
      }
      return true
    } catch {
      self = before
      restorer.undo()
      preparation.startOver(error)
      director.feature(RestorationFeature.self).loseRestoration(error)
      return false
    }
  }

  mutating func restoreFirstTreeLater() throws(Refusal) -> Bool {
    guard let snapshot = director.unrestored else { return false }
    let (preparation, root) = (preparation, director.root)
    try restore(Restorer(snapshot, in: director)) { () throws(Refusal) in
      try preparation.layout(of: root)
    }
    return true
  }

  /// Makes what was saved and is not in the tree: the first tree, where a layout is given, and then
  /// what stood on it, one coordinator or route after the other.
  mutating func restore(
    _ restorer: Restorer, root layout: (() throws(Refusal) -> Node?)? = nil
  ) throws(Refusal) {
    preparation.identities = restorer
    defer { preparation.identities = nil }
    let number = first
    // What is missing stands nowhere, though its identities are old.
    first = 0
    restorer.note(standing: tree)
    var foundation: Node?
    if let layout { foundation = try restoreRoot(restorer, layout) }
    while restoreNext(restorer) {}
    first = number
    complete(restorer, on: foundation)
    try judge(restorer)
    if director.tree.isEmpty {
      // An empty window is of use to nobody; the first tree is.
      if tree.isEmpty && !restorer.isPostponed { throw .unplaced }
      rewriteFromRoot()
    }
    preparation.abandonUnplaced(in: tree)
    afterwards = { [director] in director.feature(RestorationFeature.self).finishRestoring(restorer)
    }
  }

  /// The layout of the root coordinator, as far as it stood; returns the whole of it.
  private mutating func restoreRoot(
    _ restorer: Restorer, _ layout: () throws(Refusal) -> Node?
  ) throws(Refusal) -> Node? {
    let count = preparation.coordinators.count
    let number = director.identityGenerator.next
    if let record = restorer.records[director.root.id] {
      restorer.identities.begin(record, as: director.root.id)
    }
    let node = try layout()
    let before = self
    if let node { try apply(.root(node)) }
    let whole = tree
    try performInitialRoutes(after: count)
    if !preparation.coordinators.contains(where: { $0 === director.root }),
      let routing = director.root as? any Routing
    {
      try performInitialRoute(of: routing)
    }
    let fragments = tree.tops(addedTo: whole)
    let foundation = tree.root
    self = before
    preparation.noteStarts(of: director.root, after: count, since: number)
    let begun = [director.root] + preparation.coordinators[count...].filter { $0 !== director.root }
    let nodes = (node.map { [$0] } ?? []) + fragments
    restorer.foundation = foundation
    if let foundation { restorer.keepWhole(foundation) }
    install(nodes, begun, restorer, named: director.root.outlineName)
    if tree.root == nil, restorer.isBuiltByRoot, let foundation {
      attempt(.root(foundation))
      restorer.note(standing: tree)
    }
    return foundation
  }

  /// Makes whatever can be made now; says whether something was.
  private mutating func restoreNext(_ restorer: Restorer) -> Bool {
    var hasMade = false
    for node in restorer.saved.order where restorer.isMissing(node.id) {
      switch readiness(of: node, restorer) {
      case .waiting: continue
      case .blocked: restorer.lose(node, .orphaned(node.name))
      case .ready:
        do throws(RestorationLoss) {
          guard try restore(node, restorer) else { continue }
          hasMade = true
          if !restorer.standing.contains(node.id) {
            throw .missing(node.name, of: restorer.records[node.owner]?.name ?? "Nobody")
          }
        } catch {
          restorer.lose(node, error)
          hasMade = true
        }
      }
    }
    return hasMade
  }
}
