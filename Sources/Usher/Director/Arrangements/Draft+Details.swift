extension Draft {
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
