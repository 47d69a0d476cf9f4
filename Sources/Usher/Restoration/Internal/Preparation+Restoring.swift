extension Preparation {
  func startOver(_ refusal: Refusal) {
    abandon(refusal, keeping: director.root)
    coordinators = []
    unfilled = []
  }

  /// Gives up the coordinators that have no place in a tree, as if they had never begun.
  func abandonUnplaced(in tree: SceneTree) {
    let owners = Set(tree.nodes.map(\.owner))
    let placed = Set(
      coordinators.lazy.filter { owners.contains($0.id) }.flatMap(\.selfAndEmbedders)
        .map(ObjectIdentifier.init))
    abandon(where: { $0 !== director.root && !placed.contains(ObjectIdentifier($0)) }, .unplaced)
  }
}

extension Refusal {
  /// A director of models is not restored by its coordinators.
  static var modeled: Refusal {
    .impossible(
      "A director that shows models is restored by its model.",
      "Save its model, which is Codable, and make the director with it.")
  }

  /// A coordinator's layout has no place in the restored tree.
  static var unplaced: Refusal {
    .impossible("It has no place.", "Nothing to fix: the node below it was not restored.")
  }
}
