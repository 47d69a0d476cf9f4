package import Usher

/// Refusals of requests that would break SwiftUI's display.
extension SwiftUIHost: ScreenInspectingHost {
  package func objection(
    to tree: SceneTree, adding nodes: [Node], _ screens: Screens
  ) -> Objection? {
    for node in nodes {
      let found = objection(toController: node, in: tree, screens) ?? objection(to: node, in: tree)
      if let found { return found }
    }
    return nil
  }

  /// Views observe the director's revision themselves.
  package func policyDidChange() {}

  private func objection(to node: Node, in tree: SceneTree) -> Objection? {
    let path = tree.path(to: node.id)
    if node.kind == .stack || node.kind == .split,
      let outer = path.dropLast().first(where: { $0.kind == .stack })
    {
      return (
        "The \(node.kind.rawValue) \(node.name) would stand inside the stack \(outer.name), which "
          + "SwiftUI does not support.", "Present it, or give it a tab or a column of its own."
      )
    }
    return tree.objection(toColumnsOf: node)
  }
}
