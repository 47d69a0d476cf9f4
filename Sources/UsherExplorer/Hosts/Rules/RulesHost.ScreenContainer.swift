extension RulesHost {
  /// A view controller in miniature: it holds its screen and its children itself.
  @MainActor final class ScreenContainer {
    let id: NodeID
    let owner: CoordinatorID
    let kind: Node.Kind
    let screen: (any Screen)?
    let slot: String?
    var attributes: Node.Attributes
    var children: [ScreenContainer]
    var selected: NodeID?

    init(_ node: Node, screen: (any Screen)?, children: [ScreenContainer]) {
      id = node.id
      owner = node.owner
      kind = node.kind
      slot = node.slot
      attributes = node.attributes
      selected = node.shape.selected
      self.screen = screen
      self.children = children
    }

    var node: Node {
      let shape = Node.Shape(kind, holding: children.map(\.node), selected: selected ?? id)
      var node = Node(id: id, owner: owner, name: attributes.name, shape: shape)
      node.attributes = attributes
      node.slot = slot
      return node
    }

    var all: [ScreenContainer] { [self] + children.flatMap(\.all) }

    /// The screens that are visible with this one; a collapsed split shows one column.
    func visible(isCollapsed: Bool) -> [ScreenContainer] {
      let inner = inSight(isCollapsed: isCollapsed).flatMap { $0.visible(isCollapsed: isCollapsed) }
      return kind == .screen ? [self] + inner : inner
    }

    private func inSight(isCollapsed: Bool) -> [ScreenContainer] {
      switch kind {
      case .screen: children
      case .split where !isCollapsed: children
      case .stack: children.suffix(1)
      case .split, .tabs, .pages: children.filter { $0.id == selected }
      }
    }

    /// The containers that the user reaches, the innermost last.
    var reachable: [ScreenContainer] {
      let next = kind == .stack ? children.last : children.first { $0.id == selected }
      return [self] + (next?.reachable ?? [])
    }

    /// Replaces the children; if the selected one left, selects the one at its index, or the first.
    func setChildren(_ next: [ScreenContainer]) {
      if let selected, !next.contains(where: { $0.id == selected }) {
        let index = children.firstIndex { $0.id == selected } ?? 0
        self.selected = next.indices.contains(index) ? next[index].id : next.first?.id
      }
      children = next
    }
  }
}
