extension Preparation {
  func startOver(_ refusal: Refusal) {
    abandon(refusal, keeping: director.root)
    coordinators = []
    unfilled = []
  }

  /// Knows new nodes by the identities under which they were saved.
  func rename(_ identities: [NodeID: NodeID]) {
    for (new, saved) in identities {
      guard let screen = screen(for: new) else { continue }
      screens.remove(at: index(ofScreen: new))
      screens.insert((saved, screen), at: index(ofScreen: saved))
      nodes[ObjectIdentifier(screen)] = saved
    }
    // New stacks stand behind those that have been renamed, whose numbers are all lower.
    guard let first = identities.keys.map(\.number).min() else { return }
    for index in unfilled.indices.reversed() {
      guard unfilled[index].id.number >= first else { break }
      unfilled[index].id = identities[unfilled[index].id] ?? unfilled[index].id
    }
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
