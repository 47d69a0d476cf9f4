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

extension SceneDirector {
  var nodeKey: AppMap.NodeKey? { tree.active.map(nodeKey) }

  /// The visible containers with a selection.
  var choices: [AppMap.Choice] {
    tree.activePath.filter { $0.shape.selected != nil }.map { container in
      AppMap.Choice(
        nodeKey: nodeKey(of: container),
        branches: container.children.map {
          AppMap.Branch(label: $0.label.printable, nodeKey: nodeKey(of: $0.entrance))
        })
    }
  }

  private func nodeKey(of node: Node) -> AppMap.NodeKey {
    let style = tree.modal(containing: node.id)?.style
    let flow = lineage(of: node.owner)
    if case .alert(let alert) = style {
      return AppMap.NodeKey(flow: flow, name: alert.title.printable, kind: .alert, layer: nil)
    }
    let kind: AppMap.Node.Kind = node.shape.selected == nil ? .screen : .choice
    return AppMap.NodeKey(flow: flow, name: node.name.printable, kind: kind, layer: style?.name)
  }

  private func lineage(of owner: CoordinatorID) -> [String] {
    let coordinator = coordinators[owner]
    return coordinator?.selfAndAncestors.map(\.outlineName.printable).reversed() ?? []
  }
}

extension Node {
  /// The first screen that a user sees in the node, or a container with a selection.
  fileprivate var entrance: Node {
    guard kind == .stack, let first = children.first else { return self }
    return first.entrance
  }
}
