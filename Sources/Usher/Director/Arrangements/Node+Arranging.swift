extension Arrangement.Standing {
  /// The node that stands for it; a flow may have replaced the one that it began with.
  func node(in top: Node) -> Node? {
    top.descendant(node) ?? coordinator.flatMap(top.first(of:))
  }
}

extension Node {
  /// The first node of an owner, the outermost before those inside it.
  fileprivate func first(of owner: CoordinatorID) -> Node? {
    if self.owner == owner { return self }
    return children.lazy.compactMap { $0.first(of: owner) }.first
  }

  /// The stack that has a node as a direct child.
  func stack(holding id: NodeID) -> Node? {
    if kind == .stack, children.contains(where: { $0.id == id }) { return self }
    return children.lazy.compactMap { $0.stack(holding: id) }.first
  }

  /// The container inside that has a node as its first child.
  func container(_ kind: Node.Kind, beginningWith id: NodeID) -> Node? {
    let inside = children.lazy.compactMap { child -> Node? in
      let isFound = child.kind == kind && child.children.first?.id == id
      return isFound ? child : child.container(kind, beginningWith: id)
    }
    return inside.first
  }

  /// The node with its layout's attributes; a label that was set explicitly stays.
  @MainActor func decorated(by layout: SceneLayout) -> Node {
    var node = self
    if let route = layout.route { node.attributes.route = route }
    if let label = layout.label, attributes.labelOrigin != .setter {
      (node.attributes.tab, node.attributes.labelOrigin) = (label, .layout)
    }
    node.attributes.style.formUnion(layout.style)
    return node
  }

  /// The arrangement with the content of a detail column on the stack that it belongs to, which shows
  /// if the content was in sight.
  func adding(_ run: [Node], inSight sight: NodeID?) throws(Refusal) -> Node {
    var tree = SceneTree(root: self)
    let item = run[0].attributes.detailOf.flatMap(descendant)
    let around = item.flatMap { tree.path(to: $0.id).last { $0.kind == .stack } }
    guard let stack = around ?? item?.innermostStack ?? innermostStack else {
      throw .impossible(
        "\(run[0].name) is a detail, and the other arrangement of \(name) has no stack for it.",
        "Name the items of a narrow window in stacks, or by flows that have one.")
    }
    do {
      tree = try tree.applying(.set(stack.children + run, in: stack.id))
      if let sight, run.contains(where: { $0.contains(sight) }) { try tree.reveal(sight) }
      return tree.root ?? self
    } catch { throw .tree(error) }
  }

  private var innermostStack: Node? { activePath.last { $0.kind == .stack } }
}

extension SceneTree {
  /// Selects every container on the path to a node.
  fileprivate mutating func reveal(_ id: NodeID) throws(TreeError) {
    let path = path(to: id)
    for (container, child) in zip(path, path.dropFirst()) where container.selected != nil {
      self = try applying(.select(child.id, in: container.id))
    }
  }
}
