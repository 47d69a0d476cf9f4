/// The content of a detail column, which is part of a stack in a narrow window.
extension Rearrangement {
  /// Returns the detail column of an arrangement with its item, since its content has left.
  mutating func detailColumn(for width: SceneWidth) throws(Refusal) -> Node? {
    guard let item = arrangement.layout(for: width).detailItem,
      let column = try single(nodes(for: item))
    else { return nil }
    arrangement.detail?.column = column.id
    difference = SceneTree(root: column).difference(from: SceneTree())
    return column
  }

  /// Takes the content that a detail column shows in place of its item.
  mutating func takeRun(for width: SceneWidth) {
    guard let rest else { return }
    let column = arrangement.detail.flatMap { rest.descendant($0.column) }
    let shows = arrangement.hasDetailColumn(width)
    let stacks =
      column.map { $0.activePath } ?? (shows ? nodes(onPathOf: rest) + stacks(in: rest) : [])
    for stack in stacks where stack.kind == .stack {
      guard let first = stack.children.firstIndex(where: { $0.attributes.detailOf != nil }) else {
        continue
      }
      run = Array(stack.children[first...])
      self.rest = rest.removing(Set(run.map(\.id)))
      return
    }
  }

  /// The nodes in front, as far as they are not in layouts of flows that are adaptive themselves.
  private func nodes(onPathOf node: Node) -> ArraySlice<Node> {
    node.activePath.prefix { !hasOwnArrangement($0) }
  }

  /// The stacks in a node, without those in columns and in layouts of flows that are adaptive themselves.
  private func stacks(in node: Node) -> [Node] {
    guard node.kind != .split, !hasOwnArrangement(node) else { return [] }
    return (node.kind == .stack ? [node] : []) + node.children.flatMap(stacks)
  }

  private func hasOwnArrangement(_ node: Node) -> Bool {
    preparation.director.arranged.contains { $0 !== owner && $0.id == node.owner }
  }
}
