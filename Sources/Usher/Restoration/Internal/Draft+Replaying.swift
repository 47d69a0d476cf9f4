/// Restores a saved state: takes the steps again that had led to it, by the ordinary verbs.
extension Draft {
  /// Restores the first tree if a restorable one was saved; returns whether it did.
  mutating func restoreFirstTree() -> Bool {
    guard let snapshot = director.unrestored else { return false }
    let before = self
    let replay = Replay(snapshot, in: director)
    let (director, preparation) = (director, preparation)
    do throws(Refusal) {
      if director.root is ModelCoordinator { throw .modeled }
      try restore(replay) { () throws(Refusal) in
        try preparation.rootNode(for: director.rootSource, parent: nil, isKept: true)
      }
      return true
    } catch {
      self = before
      replay.undo()
      preparation.startOver(error)
      director.feature(RestorationFeature.self).loseRestoration(error)
      return false
    }
  }

  mutating func restoreFirstTreeLater() throws(Refusal) -> Bool {
    guard let snapshot = director.unrestored else { return false }
    let (preparation, root) = (preparation, director.root)
    try restore(Replay(snapshot, in: director)) { () throws(Refusal) in
      try preparation.layout(of: root)
    }
    return true
  }

  /// Restores the saved nodes that are not in the tree: the first tree, if given a layout, and then
  /// the nodes above it.
  mutating func restore(
    _ replay: Replay, root layout: (() throws(Refusal) -> Node?)? = nil
  ) throws(Refusal) {
    preparation.adopt = replay.adopt
    let width = preparation.width
    preparation.width = replay.snapshot.width
    defer { preparation.adopt = nil }
    if let layout { try startRoot(replay, layout) }
    for step in replay.saved.steps(replay.table) where step.nodes.contains(where: replay.isMissing)
    {
      do throws(RestorationLoss) {
        try take(step, replay)
      } catch {
        replay.fail(step, error)
      }
    }
    try show(replay.tree(over: director.tree))
    if case .some = layout {
      arrange(from: replay.snapshot.width, to: width) { $0.isDenied }
    }
    try judge(replay)
    // An empty window is useless, so the first tree replaces it.
    if director.tree.isEmpty, tree.isEmpty, !replay.isPostponed { throw .unplaced }
    rewriteFromRoot()
    preparation.abandonUnplaced(in: tree)
    preparation.unfilled = []
    afterwards = { [director] in director.feature(RestorationFeature.self).finishRestoring(replay) }
  }

  /// Starts the root coordinator; a failure refuses the whole restoration.
  private mutating func startRoot(
    _ replay: Replay, _ layout: () throws(Refusal) -> Node?
  ) throws(Refusal) {
    let (root, count) = (director.root, preparation.coordinators.count)
    replay.linkRoot(root)
    let number = director.identityGenerator.next
    let made = try adding { draft throws(Refusal) in
      try draft.apply(.root(nil))
      if let node = try layout() { try draft.apply(.root(node)) }
      try draft.performInitialRoutes(after: count)
      let isPrepared = draft.preparation.coordinators.contains { $0 === root }
      if !isPrepared, let routing = root as? any Routing {
        try draft.performInitialRoute(of: routing)
      }
    }
    preparation.noteStarts(of: root, after: count, since: number)
    let others = preparation.coordinators[count...].filter { $0 !== root }
    replay.layout = tree.root
    finish(named: root.outlineName, made, [root] + others, replay)
  }
}

extension Preparation {
  fileprivate func startOver(_ refusal: Refusal) {
    abandon(refusal, keeping: director.root)
    coordinators = []
    unfilled = []
  }

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
