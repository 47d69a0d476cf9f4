/// What can be made now of a saved state, and who makes it.
extension Draft {
  enum Readiness {
    case ready, waiting, blocked
  }

  /// Whether what a node stood on stands again.
  func readiness(of node: Node, _ revival: Revival) -> Readiness {
    switch revival.saved.place(of: node.id) {
    case .root?: return tree.root == nil ? .ready : .blocked
    case .child(let parent, let index)?: return readiness(below: parent, index, revival)
    case .modal(let index)?:
      let modals = revival.snapshot.tree.modals
      if revival.lost.contains(modals[index].presenter) { return .blocked }
      if modals[..<index].contains(where: { revival.lost.contains($0.id) }) { return .blocked }
      let stands = modals[..<index].allSatisfy { revival.standing.contains($0.id) }
      return stands && revival.standing.contains(modals[index].presenter) ? .ready : .waiting
    case nil: return .blocked
    }
  }

  private func readiness(below parent: NodeID, _ index: Int, _ revival: Revival) -> Readiness {
    guard !revival.lost.contains(parent) else { return .blocked }
    guard revival.standing.contains(parent) else { return .waiting }
    return revival.isCut(parent, at: index) ? .blocked : .ready
  }

  /// Makes a node by whoever made it before; says whether that could be tried yet.
  mutating func revive(_ node: Node, _ revival: Revival) throws(RestorationLoss) -> Bool {
    guard let record = revival.record(node.owner), !revival.hasFailed(record.id) else {
      throw .orphaned(node.name)
    }
    if let owner = revival.live[record.id] {
      if revival.saved.starter(of: node.id) == record.id {
        throw .missing(node.name, of: record.name)
      }
      return try revive(node, by: owner, revival)
    }
    guard let id = record.parent, let parent = revival.live[id] else { return false }
    if !record.isPartOfParent, let tag = record.tag, revival.table.holds(tag: tag) {
      try start(record, by: parent, revival)
      return true
    }
    if let recorded = node.route?.as(SavedRoute.self), recorded.tag != nil {
      return try revive(node, by: parent, revival)
    }
    throw record.isPartOfParent
      ? .missing(record.name, of: parent.outlineName) : .unknown(record.name, tag: record.tag)
  }
}
