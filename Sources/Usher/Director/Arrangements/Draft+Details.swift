extension Draft {
  /// Shows the item of each detail column whose content has left, unless guards deny it: the column is missing
  /// then.
  mutating func refillAllowedDetails() throws(Refusal) {
    var refilled = self
    guard try refilled.refillDetails() else { return }
    try refilled.normalize()
    if refilled.isAllowed { self = refilled }
  }

  private var isAllowed: Bool {
    guard let judge = director.judge else { return true }
    let proposal = ProposedChange(current: director.tree, tree: tree, cause: request.cause)
    do throws(Refusal) { return try judge(proposal, preparation) == nil } catch { return false }
  }

  /// Marks what fills a detail column as a detail, whatever verb has put it there; returns `false` if
  /// nothing has changed.
  mutating func markDetails() throws(Refusal) -> Bool {
    var isChanged = false
    for coordinator in director.arranged where !endings.contains(coordinator) {
      for arrangement in coordinator.arrangements {
        guard let detail = arrangement.detail, let first = tree.node(detail.column)?.children.first,
          first.attributes.detailOf == nil, !arrangement.isDetailItem(first.id)
        else { continue }
        let before = director.tree.node(detail.column)?.children.first?.attributes.detailOf
        let marked = first.marked(asDetailOf: before ?? detail.split)
        try apply(.update(first.id, marked.attributes))
        isChanged = true
      }
    }
    return isChanged
  }
}

extension Node {
  func marked(asDetailOf item: NodeID) -> Node {
    var node = self
    node.attributes.detailOf = item
    return node
  }
}
