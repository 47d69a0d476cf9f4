import UsherTesting

extension AppMap {
  /// A place, before it has a number.
  struct NodeKey: Hashable, Sendable {
    /// The names of the coordinators from the root to the owner.
    let flow: [String]
    let name: String
    let kind: Node.Kind
    let layer: String?
  }

  /// A container to choose in, and where each choice leads.
  struct Choice: Hashable, Sendable {
    let nodeKey: NodeKey
    let branches: [Branch]
  }

  /// One of the choices.
  struct Branch: Hashable, Sendable {
    let label: String
    let nodeKey: NodeKey
  }
}

extension SceneDirector {
  /// The place of the screen that the user acts on.
  var nodeKey: AppMap.NodeKey? { tree.active.map(nodeKey) }

  /// The containers to choose in that are in sight.
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
  /// The first screen that a user meets in it, or another container to choose in.
  fileprivate var entrance: Node {
    guard kind == .stack, let first = children.first else { return self }
    return first.entrance
  }
}
