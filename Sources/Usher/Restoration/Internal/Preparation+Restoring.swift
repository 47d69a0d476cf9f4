extension Preparation {
  func startOver(_ refusal: Refusal) {
    abandon(refusal, keeping: director.root)
    coordinators = []
    unfilled = []
  }

  /// Gives up the coordinators that have no place in a tree, as if they had never begun.
  func abandonUnplaced(in tree: SceneTree) {
    let owners = Set(tree.nodes.map(\.owner))
    var placed: Set<ObjectIdentifier> = []
    for coordinator in coordinators where owners.contains(coordinator.id) {
      placed.formUnion(coordinator.selfAndEmbedders.map { ObjectIdentifier($0) })
    }
    abandon(where: { $0 !== director.root && !placed.contains(ObjectIdentifier($0)) }, .unplaced)
  }

  func rename(_ identities: SavedIdentities) {
    for (id, saved) in identities.names {
      let index = index(ofScreen: id)
      guard screens.indices.contains(index), screens[index].id == id else { continue }
      let screen = screens.remove(at: index).screen
      screens.insert((saved, screen), at: self.index(ofScreen: saved))
      nodes[ObjectIdentifier(screen)] = saved
    }
    // New stacks stand behind those that have been renamed, whose numbers are all lower.
    guard let first = identities.names.keys.map(\.number).min() else { return }
    for index in unfilled.indices.reversed() {
      let id = unfilled[index].id
      guard id.number >= first else { break }
      unfilled[index].id = identities.name(of: id)
    }
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
