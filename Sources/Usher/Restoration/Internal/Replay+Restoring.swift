extension RestorationFeature: FirstTree {
  func build(on draft: inout Draft) -> Bool {
    guard let unrestored else { return false }
    let (before, director, preparation) = (draft, draft.director, draft.preparation)
    let width = preparation.width
    let replay = Replay(unrestored, in: director)
    do throws(Refusal) {
      if director.root is ModelCoordinator { throw .modeled }
      try replay.restore(on: &draft) { () throws(Refusal) in
        try preparation.rootNode(for: director.rootSource, parent: nil, isKept: true)
      }
      return true
    } catch {
      draft = before
      preparation.width = width
      for restore in replay.undoing.reversed() { restore() }
      preparation.abandon(error, keeping: director.root)
      (preparation.coordinators, preparation.unfilled) = ([], [])
      loseRestoration(error)
      return false
    }
  }

  func buildLater(on draft: inout Draft) throws(Refusal) -> Bool {
    guard let unrestored else { return false }
    let (preparation, root) = (draft.preparation, draft.director.root)
    try Replay(unrestored, in: draft.director).restore(on: &draft) { () throws(Refusal) in
      try preparation.layout(of: root)
    }
    return true
  }
}

/// Restores a saved state: takes the steps again that had led to it, by the ordinary verbs.
extension Replay {
  /// Restores the saved nodes that are not in the tree: the first tree, if given a layout, and then
  /// the nodes above it.
  func restore(
    on draft: inout Draft, root layout: (() throws(Refusal) -> Node?)? = nil
  ) throws(Refusal) {
    let (director, preparation) = (draft.director, draft.preparation)
    let width = preparation.width
    (preparation.restoreState, preparation.width) = (restoreState, snapshot.width)
    defer { preparation.restoreState = nil }
    if !draft.tree.isEmpty { setStage(on: &draft, from: width) }
    recognizeStanding(on: draft)
    if let layout { try startRoot(layout, on: &draft) }
    for step in saved.steps(table) where step.nodes.contains(where: isMissing) {
      do throws(RestorationLoss) {
        try perform(step, on: &draft)
      } catch {
        fail(step, error)
      }
    }
    try assemble(on: &draft)
    Arrangement.Switch(to: width).plan(on: &draft, from: snapshot.width)
    let arranged = draft.tree
    try judge(&draft)
    try selectLists(ofDetailsIn: arranged, on: &draft)
    let removed = Set(arranged.nodes.map(\.id)).subtracting(draft.tree.nodes.map(\.id))
    let waiting = waiting(without: removed, in: draft)
    made = made.filter { placed.contains($1.id) && !waiting.contains($1.id) }
    linkReplaced(in: draft)
    // An empty window is useless, so the first tree replaces it.
    if director.tree.isEmpty, draft.tree.isEmpty, !isPostponed { throw .unplaced }
    draft.rewriteFromRoot()
    preparation.abandonUnplaced(in: draft.tree)
    preparation.unfilled = []
    draft.afterwards = { [director] in
      director.feature(RestorationFeature.self).finishRestoring(self)
    }
  }

  /// Gives a standing window the saved width, with a list in front rather than an empty detail, as
  /// when the steps were taken.
  private func setStage(on draft: inout Draft, from width: SceneWidth) {
    var stage = draft
    do throws(Refusal) {
      if width != snapshot.width {
        try Arrangement.Switch(to: snapshot.width).plan(on: &stage)
      }
      for (split, column) in stage.detailColumns {
        guard let standing = stage.tree.node(split), standing.selected == column,
          let details = stage.tree.node(column), !stage.isFilled(details)
        else { continue }
        try stage.apply(.select(standing.children[0].id, in: split))
      }
      draft = stage
    } catch {}
  }

  /// Starts the root coordinator; a failure refuses the whole restoration.
  private func startRoot(
    _ layout: () throws(Refusal) -> Node?, on draft: inout Draft
  ) throws(Refusal) {
    let (root, preparation) = (draft.director.root, draft.preparation)
    let count = preparation.coordinators.count
    // The root coordinator is the same in all attempts, and its state has been restored.
    if !root.isBeingPrepared, let record = saved.root { link(root, to: record.id) }
    let number = draft.director.identityGenerator.next
    let made = try draft.adding { draft throws(Refusal) in
      try draft.apply(.root(nil))
      if let node = try layout() { try draft.apply(.root(node)) }
      detailItems = draft.detailItems
      try draft.performInitialRoutes(after: count)
      let isPrepared = preparation.coordinators.contains { $0 === root }
      if !isPrepared, let routing = root as? any Routing {
        try draft.performInitialRoute(of: routing)
      }
    }
    preparation.recordStarts(of: root, after: count, since: number)
    let others = preparation.coordinators[count...].filter { $0 !== root }
    self.layout = draft.tree.root
    finish(root.outlineName, made, [root] + others, on: &draft)
  }

  /// Shows the saved tree, made of the nodes that were made for it.
  func assemble(on draft: inout Draft) throws(Refusal) {
    placed = []
    let tree = tree(over: standing)
    try draft.apply(.root(nil))
    try draft.apply(.root(tree.root))
    for modal in tree.modals { try draft.apply(.present(modal)) }
  }
}

extension Preparation {
  /// Gives up the coordinators that have no place in a tree, as if they had never begun.
  fileprivate func abandonUnplaced(in tree: SceneTree) {
    let owners = Set(tree.nodes.map(\.owner))
    let placed = Set(
      coordinators.lazy.filter { owners.contains($0.id) }.flatMap(\.selfAndEmbedders)
        .map(ObjectIdentifier.init))
    abandon(where: { $0 !== director.root && !placed.contains(ObjectIdentifier($0)) }, .unplaced)
  }
}

extension Refusal {
  /// A director of models is not restored by its coordinators.
  fileprivate static var modeled: Refusal {
    .impossible(
      "A director that shows models is restored by its model.",
      "Save its model, which is Codable, and make the director with it.")
  }

  /// A coordinator's layout has no place in the restored tree.
  static var unplaced: Refusal {
    .impossible("It has no place.", "Nothing to fix: the node below it was not restored.")
  }
}
