/// What can be made now of a saved state, and who makes it.
extension Draft {
  enum Readiness {
    case ready, waiting, blocked
  }

  /// Whether what a node stood on stands again.
  func readiness(of node: Node, _ restorer: Restorer) -> Readiness {
    switch restorer.saved.place(of: node.id) {
    case .root?: return tree.root == nil ? .ready : .blocked
    case .child(let parent, let index)?: return readiness(below: parent, index, restorer)
    case .modal(let index)?:
      let modals = restorer.snapshot.tree.modals
      if restorer.lost.contains(modals[index].presenter) { return .blocked }
      if modals[..<index].contains(where: { restorer.lost.contains($0.id) }) { return .blocked }
      let stands = modals[..<index].allSatisfy { restorer.standing.contains($0.id) }
      return stands && restorer.standing.contains(modals[index].presenter) ? .ready : .waiting
    case nil: return .blocked
    }
  }

  private func readiness(below parent: NodeID, _ index: Int, _ restorer: Restorer) -> Readiness {
    guard !restorer.lost.contains(parent) else { return .blocked }
    guard restorer.standing.contains(parent) else { return .waiting }
    return restorer.isCut(parent, at: index) ? .blocked : .ready
  }

  /// Makes a node by the coordinator that made it before; says whether that could be tried yet.
  mutating func restore(_ node: Node, _ restorer: Restorer) throws(RestorationLoss) -> Bool {
    guard let record = restorer.record(node.owner), !restorer.hasFailed(record.id) else {
      throw .orphaned(node.name)
    }
    if let owner = restorer.live[record.id] {
      if restorer.saved.starter(of: node.id) == record.id {
        throw .missing(node.name, of: record.name)
      }
      return try restore(node, by: owner, restorer)
    }
    guard let id = record.parent, let parent = restorer.live[id] else { return false }
    if !record.isPartOfParent, let tag = record.tag, restorer.table.holds(tag: tag) {
      try start(record, by: parent, restorer)
      return true
    }
    if let recorded = node.route?.as(SavedRoute.self), recorded.tag != nil {
      return try restore(node, by: parent, restorer)
    }
    throw record.isPartOfParent
      ? .missing(record.name, of: parent.outlineName) : .unknown(record.name, tag: record.tag)
  }
}
