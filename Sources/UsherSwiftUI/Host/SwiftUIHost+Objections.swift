package import Usher

/// What SwiftUI would answer with a broken display.
extension SwiftUIHost: ScreenInspectingHost {
  /// The columns that a split view has.
  private static let mostColumns = 3

  package func objection(
    to tree: SceneTree, adding nodes: [Node], _ screens: Screens
  ) -> (detail: String, remedy: String)? {
    for node in nodes {
      let found = objection(toController: node, in: tree, screens) ?? objection(to: node, in: tree)
      if let found { return found }
    }
    return nil
  }

  /// Views observe the director's revision themselves.
  package func policyDidChange() {}

  private func objection(to node: Node, in tree: SceneTree) -> (detail: String, remedy: String)? {
    let path = tree.path(to: node.id)
    if node.kind == .stack || node.kind == .split,
      let outer = path.dropLast().first(where: { $0.kind == .stack })
    {
      return (
        "The \(node.kind.rawValue) \(node.name) would stand inside the stack \(outer.name), which "
          + "SwiftUI does not support.", "Present it, or give it a tab or a column of its own."
      )
    }
    // A column that comes later changes the split view that holds it.
    guard let split = path.suffix(2).first(where: { $0.kind == .split }),
      split.children.count > Self.mostColumns
    else { return nil }
    return (
      "The split \(split.name) would have \(split.children.count) columns, and SwiftUI has room for "
        + "\(Self.mostColumns).", "Show the rest in a stack inside a column, or present it."
    )
  }
}
