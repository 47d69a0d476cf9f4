extension SceneTree {
  /// Returns the tree after an edit.
  ///
  /// A modal leaves with its presenter, and with it all modals above. Everything that the edit does
  /// not touch is shared with this tree.
  ///
  /// - Throws: `TreeError` if the edit does not fit.
  public func applying(_ edit: Edit) throws(TreeError) -> SceneTree {
    try applying(edit, since: .max)
  }

  /// Returns the tree after an edit, for a draft.
  ///
  /// Nodes that were issued since a number cannot be in the tree, so they are not searched for.
  func applying(_ edit: Edit, since number: UInt64) throws(TreeError) -> SceneTree {
    var tree = self
    try tree.change(by: edit)
    tree.removeOrphanedModals()
    let added = edit.added(to: self)
    if !added.isEmpty { try tree.requireRoom(for: edit.siblings) }
    if added.contains(where: { $0.isOlder(than: number) }) { try tree.requireDistinct() }
    return tree
  }

  /// Puts a node that is not in the tree on top of a stack.
  ///
  /// If nothing else shares the tree, no sibling is copied. If this throws, nothing has changed.
  mutating func push(new node: Node, onto id: NodeID) throws(TreeError) {
    try requireRoom(for: node, inside: id)
    try push(node, onto: id)
  }

  /// Applies an edit alone, unchecked: modals stay even if their presenter goes.
  package mutating func change(by edit: Edit) throws(TreeError) {
    switch edit {
    case .root(let node): root = node
    case .push(let node, let id): try push(node, onto: id)
    case .set(let nodes, let id): try setChildren(nodes, of: id)
    case .replace(let id, let node): try replace(id, with: node)
    case .remove(let id): try replace(id, with: nil)
    case .present(let modal): try present(modal)
    case .select(let child, let id): try select(child, in: id)
    case .embed(let node, let id): try embed(node, in: id)
    case .update(let id, let attributes): try change(id) { $0.attributes = attributes }
    }
  }

  private mutating func push(_ node: Node, onto id: NodeID) throws(TreeError) {
    try change(id) { (stack) throws(TreeError) in
      guard stack.kind == .stack else { throw .notA(.stack, id) }
      stack.changeChildren { $0.append(node) }
    }
  }

  /// Sets the children of a container; one that becomes empty leaves.
  private mutating func setChildren(_ nodes: [Node], of id: NodeID) throws(TreeError) {
    guard let container = node(id) else { throw .unknown(id) }
    if nodes.isEmpty && container.kind != .screen { return try replace(id, with: nil) }
    try change(id) { (container) throws(TreeError) in
      container.shape = container.shape.with(children: nodes) ?? container.shape
    }
  }

  /// Replaces a node, or removes it; a modal leaves with all above it.
  private mutating func replace(_ id: NodeID, with node: Node?) throws(TreeError) {
    if let parent = path(to: id).dropLast().last,
      let index = parent.children.lastIndex(where: { $0.id == id })
    {
      var children = parent.children
      children.replaceSubrange(index...index, with: node.map { [$0] } ?? [])
      try setChildren(children, of: parent.id)
    } else if let index = modals.lastIndex(where: { $0.id == id }) {
      if let node { modals[index].node = node } else { modals.removeSubrange(index...) }
    } else if root?.id == id {
      root = node
    } else {
      throw .unknown(id)
    }
  }

  private mutating func present(_ modal: Modal) throws(TreeError) {
    guard node(modal.presenter) != nil else { throw .unknown(modal.presenter) }
    modals.append(modal)
  }

  private mutating func select(_ child: NodeID, in id: NodeID) throws(TreeError) {
    try change(id) { (container) throws(TreeError) in
      guard container.selected != nil, container.children.contains(where: { $0.id == child })
      else { throw .notAChild(child, of: id) }
      container.shape = Node.Shape(container.kind, holding: container.children, selected: child)
    }
  }

  private mutating func embed(_ node: Node, in id: NodeID) throws(TreeError) {
    try change(id) { (screen) throws(TreeError) in
      guard case .screen(let embedded) = screen.shape else { throw .notA(.screen, id) }
      screen.shape = .screen(embedded: embedded.filter { $0.slot != node.slot } + [node])
    }
  }
}

extension Edit {
  /// The nodes that it places side by side, those that `set` keeps included.
  var siblings: [Node] {
    switch self {
    case .root(let node): node.map { [$0] } ?? []
    case .present(let modal): [modal.node]
    case .push(let node, _), .replace(_, let node), .embed(let node, _): [node]
    case .set(let nodes, _): nodes
    case .remove, .select, .update: []
    }
  }

  /// All nodes that it would add to a tree.
  func allAdded(to tree: SceneTree) -> [Node] {
    guard case .root(let node) = self else { return added(to: tree).flattened }
    return SceneTree(root: node).difference(from: SceneTree(root: tree.root)).added
  }

  /// The nodes that it would add to a tree, without those inside them.
  package func added(to tree: SceneTree) -> [Node] {
    guard case .set(let nodes, let id) = self else { return siblings }
    return TreeDifference.SiblingDifference.difference(
      from: tree.node(id)?.children ?? [], to: nodes
    ).allAdded
  }
}
