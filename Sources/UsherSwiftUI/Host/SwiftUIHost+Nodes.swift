import Usher

extension SwiftUIHost {
  func make(_ node: Node, in layer: LayerModel?, parent: NodeModel?) -> NodeModel {
    let model = NodeModel(node, in: layer, of: self)
    model.parent = parent
    let children = node.children.map { make($0, in: layer, parent: model) }
    model.fill(director?.screen(for: node.id), children, selected: node.shape.selected)
    nodes[node.id] = model
    return model
  }

  /// Matches the current children of a container with the required ones; makes the missing models.
  func match(_ model: NodeModel, with nodes: [Node]) -> ChildrenMatch {
    let common = model.countStanding(as: nodes)
    var match = ChildrenMatch(common: common, old: model.children(from: common))
    var standing = Dictionary(match.old.map { ($0.node, $0) }) { first, _ in first }
    forget(match.old)
    for node in nodes[common...] {
      if let child = standing[node.id], child.stands(as: node) {
        standing[node.id] = nil
        match.tail.append(child)
      } else {
        let child = make(node, in: model.layer, parent: model)
        match.tail.append(child)
        match.new.append(child)
      }
    }
    match.departing = match.old.filter { standing[$0.node] === $0 }
    remember(match.tail[...])
    return match
  }

  /// Reverts a change of the registered nodes.
  func replace(_ new: [NodeModel], by old: [NodeModel]) {
    forget(new[...])
    for model in new { model.empty() }
    remember(old[...])
  }

  func forget(_ models: [NodeModel]) { forget(models[...]) }

  private func forget(_ models: ArraySlice<NodeModel>) {
    for model in models {
      if nodes[model.node] === model { nodes[model.node] = nil }
      forget(model.children[...])
    }
  }

  func remember(_ models: ArraySlice<NodeModel>) {
    for model in models {
      nodes[model.node] = model
      remember(model.children[...])
    }
  }
}

extension NodeModel {
  func stands(as node: Node) -> Bool {
    self.node == node.id && kind == node.kind && slot == node.slot
  }

  /// `true` if a node in it is not free to be dismissed.
  var isLocked: Bool { attributes.dismissal != .free || children.contains(where: \.isLocked) }
}
