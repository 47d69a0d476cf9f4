import Usher

extension SceneTree {
  /// The tree with other identities: two trees that differ in these alone are equal by it.
  var renumbered: SceneTree {
    var numbers = Renumbering()
    let root = root.map { numbers.node($0) }
    return SceneTree(
      root: root,
      modals: modals.map { modal in
        let presenter = numbers.id(modal.presenter)
        return Modal(presenter: presenter, style: modal.style, node: numbers.node(modal.node))
      })
  }
}

/// Numbers nodes and their owners in the order of the tree.
private struct Renumbering {
  private var nodes: [NodeID: NodeID] = [:]
  private var owners: [CoordinatorID: CoordinatorID] = [:]

  mutating func id(_ id: NodeID) -> NodeID {
    let new = nodes[id] ?? NodeID(seed: 0, number: UInt64(nodes.count))
    nodes[id] = new
    return new
  }

  mutating func node(_ node: Node) -> Node {
    let id = id(node.id)
    let owner = owners[node.owner] ?? CoordinatorID(seed: 0, number: UInt64(owners.count))
    owners[node.owner] = owner
    let selected = node.shape.selected
    let children = node.children.map { self.node($0) }
    var new = Node(
      id: id, owner: owner, name: node.name,
      shape: shape(node.kind, children, selected: selected.map { self.id($0) } ?? id))
    new.attributes.title = node.title
    new.attributes.badge = node.badge
    new.attributes.dismissal = node.dismissal
    new.attributes.route = node.route
    new.slot = node.slot
    return new
  }

  private func shape(_ kind: Node.Kind, _ children: [Node], selected: NodeID) -> Node.Shape {
    switch kind {
    case .screen: .screen(embedded: children)
    case .stack: .stack(children)
    case .tabs: .tabs(children, selected: selected)
    case .split: .split(children, selected: selected)
    case .pages: .pages(children, selected: selected)
    }
  }
}
