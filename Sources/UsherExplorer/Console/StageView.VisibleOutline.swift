import UsherTesting

extension StageView {
  /// The lines of an outline with titles, and without other tabs and the depth of a stack.
  struct VisibleOutline {
    private(set) var lines: [String] = []

    private static let mostInStack = 4

    init(_ node: Node, mark: String = "") { add(node, depth: 0, mark: mark) }

    private mutating func add(_ node: Node, depth: Int, mark: String) {
      lines.append(String(repeating: "  ", count: depth) + mark + label(of: node))
      let hidden = node.kind == .stack ? max(0, node.children.count - Self.mostInStack) : 0
      if hidden > 0 {
        lines.append(String(repeating: "  ", count: depth + 1) + "… \(hidden) below")
      }
      for child in node.children.dropFirst(hidden) {
        let isSelected = child.id == node.shape.selected
        if isShown(child, in: node) {
          add(child, depth: depth + 1, mark: isSelected ? "• " : "")
        } else {
          lines.append(String(repeating: "  ", count: depth + 1) + label(of: child))
        }
      }
    }

    /// A split shows all of its columns, tabs and pages the selected one.
    private func isShown(_ child: Node, in parent: Node) -> Bool {
      switch parent.kind {
      case .tabs, .pages: child.id == parent.shape.selected
      case .split, .stack, .screen: true
      }
    }

    private func label(of node: Node) -> String {
      let kind = node.kind == .screen ? "" : "\(node.kind.rawValue) "
      let badge = node.badge.map { " (\($0))" } ?? ""
      return kind + node.name + (node.title.map { " “\($0)”" } ?? "") + badge
    }
  }
}
