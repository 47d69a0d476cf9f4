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
    preparation.adopt = restorer.adopt
    defer { preparation.adopt = nil }
    let number = first
    // What is missing stands nowhere, though its identities are old.
    first = 0
    restorer.note(standing: tree)
    if let layout { try restoreRoot(restorer, layout) }
    while restoreNext(restorer) {}
    first = number
    // What is only filled now was not saved so.
    preparation.adopt = nil
    complete(restorer)
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

  /// Makes the layout of the root coordinator, as far as it stood.
  private mutating func restoreRoot(
    _ restorer: Restorer, _ layout: () throws(Refusal) -> Node?
  ) throws(Refusal) {
    let (root, count) = (director.root, preparation.coordinators.count)
    let number = director.identityGenerator.next
    let node = try layout()
    let nodes = try trying { draft throws(Refusal) in
      if let node { try draft.apply(.root(node)) }
      let fragments = try draft.completeStart(of: root, after: count, since: number, restorer)
      restorer.foundation = draft.tree.root
      return (node.map { [$0] } ?? []) + fragments
    }
    let begun = [root] + preparation.coordinators[count...].filter { $0 !== root }
    restorer.identify(nodes, of: begun)
    restorer.foundation = restorer.foundation.flatMap(restorer.keepWhole)
    install(nodes, restorer, named: root.outlineName)
    guard tree.root == nil, restorer.isBuiltByRoot, let foundation = restorer.foundation else {
      return
    }
    attempt(.root(foundation))
    restorer.note(standing: tree)
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
          if !restorer.standing.contains(node.id) {
            throw .missing(node.name, of: restorer.records[node.owner]?.name ?? "Nobody")
          }
        } catch {
          restorer.lose(node, error)
        }
        hasMade = true
      }
    }
    return hasMade
  }
}
