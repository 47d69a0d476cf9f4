/// The content of a detail column, which is part of a stack in a narrow window.
extension Arrangement.Rearrangement {
  /// Returns the detail column, whose content has left, with details or else with its item.
  mutating func detailColumn(
    for width: SceneWidth, showing details: [Node]
  ) throws(Refusal) -> Node? {
    guard let item = arrangement.layout(for: width).detailItem else { return nil }
    let before = (
      item: item.leaf.arrangedID.flatMap { arrangement.items[$0]?.node },
      column: arrangement.detail?.column, order: exchange(&arrangement.order, with: [])
    )
    run = details
    guard let column = try details.isEmpty ? single(nodes(for: item)) : detailColumn() else {
      return nil
    }
    arrangement.order = before.order.flatMap { id in
      id == before.column ? arrangement.order : id == before.item ? [] : [id]
    }
    arrangement.detail?.column = column.id
    difference = SceneTree(root: column).difference(from: SceneTree())
    // A verb has made them, not the start.
    returned.formUnion(details.flattened.map(\.id))
    return column
  }

  /// Takes the content that a detail column shows in place of its item.
  mutating func extractDetails(for width: SceneWidth) {
    guard let rest else { return }
    if let column = arrangement.detail.flatMap({ rest.descendant($0.column) }) {
      for stack in column.activePath where stack.kind == .stack {
        if let first = stack.children.firstIndex(where: { $0.attributes.detailOf != nil }) {
          return extract(stack.children[first...], from: rest)
        }
      }
    } else if let split = arrangement.layout(for: width).detailSplit {
      extractDetails(from: rest, beside: split.arrangedIDs)
    }
  }

  /// Takes the details from one stack beside the detail column: the front one, or the first with
  /// any.
  private mutating func extractDetails(from rest: Node, beside items: Set<AnyHashable>) {
    let columns = places(in: rest).filter { items.contains($0.key) }.map(\.value.node)
    for (stack, isInner) in stacks(onPathOf: rest) + stacks(in: rest, isInner: false)
    where columns.contains(where: { $0.contains(stack.id) || stack.contains($0.id) }) {
      let first = stack.children.indices.dropFirst().first {
        isDetail(stack.children[$0], inInner: isInner)
      }
      guard let first else { continue }
      let end = stack.children.indices.dropFirst(first + 1).first { index in
        isInner && stack.children[index].attributes.detailOf.map(arrangement.isWhole) == false
      }
      extract(stack.children[first..<(end ?? stack.children.count)], from: rest)
      // By this screen they return to this stack, even after other selections or replacements.
      let screen = stack.children[0].id
      arrangement.home = (run[0].id, screen)
      if !isInner, run[0].attributes.detailOf.map(arrangement.isWhole) == false {
        run[0].attributes.detailOf = screen
      }
      return
    }
  }

  /// Restores the column's content; if its stack has gone, it belongs to the whole layout from now
  /// on.
  func adding(_ run: [Node], to node: Node) throws(Refusal) -> Node {
    var run = run
    if let split = arrangement.split, run[0].attributes.detailOf.flatMap(node.descendant) == nil {
      run[0].attributes.detailOf = split
    }
    let home = arrangement.home.flatMap { $0.detail == run[0].id ? $0.screen : nil }
    let item = run[0].attributes.detailOf.flatMap { arrangement.isWhole($0) ? home : $0 }
    return try node.adding(run, of: item, inSight: sight)
  }

  private mutating func extract(_ details: ArraySlice<Node>, from rest: Node) {
    run = Array(details)
    self.rest = rest.removing(Set(run.map(\.id)))
  }

  /// Returns true if a node is a detail of this arrangement; in the layout of an adaptive flow,
  /// only one that was shown beside that flow.
  private func isDetail(_ node: Node, inInner isInner: Bool) -> Bool {
    guard let item = node.attributes.detailOf else { return false }
    if arrangement.isWhole(item) { return true }
    return !isInner
      && !adaptive.contains { other in other.arrangements.contains { $0.isWhole(item) } }
  }

  private func stacks(onPathOf node: Node) -> [(stack: Node, isInner: Bool)] {
    var isInner = false
    return node.activePath.compactMap { node in
      isInner = isInner || hasOwnArrangement(node)
      return node.kind == .stack ? (node, isInner) : nil
    }
  }

  /// The stacks in a node, without those in columns.
  private func stacks(in node: Node, isInner: Bool) -> [(stack: Node, isInner: Bool)] {
    guard node.kind != .split else { return [] }
    let isInner = isInner || hasOwnArrangement(node)
    return (node.kind == .stack ? [(node, isInner)] : [])
      + node.children.flatMap { stacks(in: $0, isInner: isInner) }
  }

  private func hasOwnArrangement(_ node: Node) -> Bool {
    adaptive.contains { $0.id == node.owner }
  }

  /// The other flows that have an arrangement of their own.
  private var adaptive: [Coordinator] {
    (preparation.director.arranged + preparation.coordinators).filter {
      $0 !== owner && !$0.arrangements.isEmpty
    }
  }
}
