import UsherTesting

extension AppMap {
  /// Identifies a place before it has a number.
  struct NodeKey: Hashable, Sendable {
    /// The names of the coordinators from the root to the owner.
    let flow: [String]
    let name: String
    let kind: Node.Kind
    let layer: String?
  }

  /// A container with a selection, and the destination of each choice.
  struct Choice: Hashable, Sendable {
    let nodeKey: NodeKey
    let branches: [Branch]
  }

  struct Branch: Hashable, Sendable {
    let label: String
    let nodeKey: NodeKey
  }
}

extension AppMap.NodeKey {
  @MainActor init(of node: Node, in director: SceneDirector) {
    let style = director.tree.modal(containing: node.id)?.style
    let coordinators = director.coordinators[node.owner]?.selfAndAncestors
    flow = coordinators?.map(\.outlineName.printable).reversed() ?? []
    if case .alert(let alert) = style {
      (name, kind, layer) = (alert.title.printable, .alert, nil)
    } else {
      kind = node.shape.selected == nil ? .screen : .choice
      (name, layer) = (node.name.printable, style?.name)
    }
  }
}

extension AppMap.Choice {
  /// The visible containers with a selection.
  @MainActor static func visible(in director: SceneDirector) -> [AppMap.Choice] {
    director.tree.activePath.filter { $0.shape.selected != nil }.map { container in
      AppMap.Choice(
        nodeKey: AppMap.NodeKey(of: container, in: director),
        branches: container.children.map {
          AppMap.Branch(
            label: $0.label.printable, nodeKey: AppMap.NodeKey(of: $0.entrance, in: director))
        })
    }
  }
}

extension Node {
  /// The first screen that a user sees in the node, or a container with a selection.
  fileprivate var entrance: Node {
    guard kind == .stack, let first = children.first else { return self }
    return first.entrance
  }
}
