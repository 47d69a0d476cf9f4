/// The details of a draft's layouts: in a column of a wide window, on a stack in a narrow one.
extension Draft {
  /// Returns true if a stack is a detail column that shows something else than its item.
  func isFilled(_ stack: Node) -> Bool {
    stack.children.first?.attributes.detailOf != nil
      && detailColumns.contains { $0.column == stack.id }
  }

  /// The detail columns of the window, those of this draft's layouts included.
  var detailColumns: [(split: NodeID, column: NodeID)] {
    arranged.flatMap { coordinator in
      coordinator.arrangements.indices.compactMap { arrangement(of: coordinator, $0).detail }
    }
  }

  /// The items of the detail columns that show them.
  var detailItems: [Node] {
    detailColumns.compactMap { tree.node($0.column)?.children.first }
      .filter { $0.attributes.detailOf == nil }
  }

  /// The coordinators with arrangements, those that begin with this draft included.
  var arranged: [Coordinator] { director.arranged(with: preparation.coordinators) }

  /// The stack below the details of a column, which it belongs to in a narrow window.
  private func stack(below column: Node) -> Node? {
    guard isFilled(column), let item = column.children[0].attributes.detailOf else { return nil }
    return tree.path(to: item).last { $0.kind == .stack && $0.id != column.id }
  }

  /// The detail column with the screens that would be on a stack in a narrow window.
  func details(above stack: Node) -> Node? {
    detailColumns.lazy.compactMap { tree.node($0.column) }
      .first { self.stack(below: $0)?.id == stack.id }
  }

  /// Returns the stack below a detail column, if the requester has screens there, or else the stack
  /// itself.
  func bottom(of stack: Node) -> Node {
    let owners = Set(selfAndEmbedded(of: requester).map(\.id))
    guard let below = self.stack(below: stack),
      below.children.contains(where: { owners.contains($0.owner) })
    else { return stack }
    return below
  }

  /// An arrangement of a coordinator, as this draft has changed it so far.
  func arrangement(of coordinator: Coordinator, _ index: Int) -> Arrangement {
    arrangements.last { $0.coordinator === coordinator && $0.index == index }?.arrangement
      ?? coordinator.arrangements[index]
  }

  /// Marks the content of a detail column as details, and details of a replaced item as those of
  /// its replacement; returns `false` if nothing has changed.
  mutating func markDetails() throws(Refusal) -> Bool {
    var isChanged = false
    for coordinator in arranged where !endings.contains(coordinator) {
      for index in coordinator.arrangements.indices {
        let arrangement = arrangement(of: coordinator, index)
        guard let (split, column) = arrangement.detail, let details = tree.node(column)?.children,
          let first = details.first, !arrangement.isDetailItem(first.id)
        else { continue }
        let item = first.attributes.detailOf
        if let item, tree.node(item) != nil { continue }
        let before = director.tree.node(column)?.children.first?.attributes.detailOf
        let next = item == nil ? before : item.flatMap(successor)
        for detail in details where detail.id == first.id || detail.attributes.detailOf == item {
          try apply(.update(detail.id, detail.marked(asDetailOf: next ?? split).attributes))
        }
        isChanged = true
      }
    }
    return isChanged
  }

  /// The current first screen of a stack whose former first screen has left.
  private func successor(of item: NodeID) -> NodeID? {
    let stack = director.tree.path(to: item).last { $0.kind == .stack }
    return stack.flatMap { tree.node($0.id)?.children.first?.id }
  }
}

extension Node {
  func marked(asDetailOf item: NodeID) -> Node {
    var node = self
    node.attributes.detailOf = item
    return node
  }
}
