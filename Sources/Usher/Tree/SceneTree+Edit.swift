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

  /// The same as for any edit, where nodes that were issued since a number cannot stand here.
  func applying(_ edit: Edit, since number: UInt64) throws(TreeError) -> SceneTree {
    let tree = try changed(by: edit)
    let added = edit.added(to: self)
    try tree.requireRoom(for: added)
    if added.contains(where: { $0.isOlder(than: number) }) { try tree.requireDistinct() }
    return tree
  }

  /// Puts a node that is not in the tree on top of a stack.
  ///
  /// Where nothing else shares the tree, no sibling is copied; where it throws, nothing has changed.
  mutating func push(new node: Node, onto id: NodeID) throws(TreeError) {
    try requireRoom(for: node, inside: id)
    try push(node, onto: id)
  }

  /// The tree that an edit makes, unchecked.
  func changed(by edit: Edit) throws(TreeError) -> SceneTree {
    var tree = self
    var removed: [Node] = []
    switch edit {
    case .root(let node): tree.setRoot(node, &removed)
    case .push(let node, let id): try tree.push(node, onto: id)
    case .set(let nodes, let id): try tree.setChildren(nodes, of: id, &removed)
    case .replace(let id, let node): try tree.rewrite(id, &removed) { _ in node }
    case .remove(let id): try tree.rewrite(id, &removed) { _ in nil }
    case .present(let modal): try tree.present(modal)
    case .select(let child, let id): try tree.select(child, in: id)
    case .embed(let node, let id): try tree.embed(node, in: id, &removed)
    case .update(let id, let attributes): try tree.update(id, attributes)
    }
    tree.dropModals(presentedBy: removed)
    return tree
  }

  private mutating func setRoot(_ node: Node?, _ removed: inout [Node]) {
    if let root { removed.append(root) }
    root = node
  }

  private mutating func push(_ node: Node, onto id: NodeID) throws(TreeError) {
    try change(id) { (stack) throws(TreeError) in
      guard stack.kind == .stack else { throw .notA(.stack, id) }
      stack.changeChildren { $0.append(node) }
    }
  }

  private mutating func setChildren(
    _ nodes: [Node], of id: NodeID, _ removed: inout [Node]
  ) throws(TreeError) {
    guard let container = node(id) else { throw .unknown(id) }
    if !modals.isEmpty {
      removed += SiblingDifference.difference(from: container.children, to: nodes).removed
    }
    if nodes.isEmpty && container.kind != .screen {
      removed.removeAll()
      return try rewrite(id, &removed) { _ in nil }
    }
    try change(id) { (container) throws(TreeError) in
      container.shape = container.shape.with(children: nodes) ?? container.shape
    }
  }

  private mutating func present(_ modal: Modal) throws(TreeError) {
    guard node(modal.presenter) != nil else { throw .unknown(modal.presenter) }
    modals.append(modal)
  }

  private mutating func select(_ child: NodeID, in id: NodeID) throws(TreeError) {
    try change(id) { (container) throws(TreeError) in
      guard container.selected != nil, container.children.contains(where: { $0.id == child }),
        let shape = container.shape.selecting(child)
      else { throw .notAChild(child, of: id) }
      container.shape = shape
    }
  }

  private mutating func embed(
    _ node: Node, in id: NodeID, _ removed: inout [Node]
  ) throws(TreeError) {
    var replaced: [Node] = []
    try change(id) { (screen) throws(TreeError) in
      guard case .screen(let embedded) = screen.shape else { throw .notA(.screen, id) }
      replaced = embedded.filter { $0.slot == node.slot }
      screen.shape = .screen(embedded: embedded.filter { $0.slot != node.slot } + [node])
    }
    removed += replaced
  }

  private mutating func update(_ id: NodeID, _ attributes: Node.Attributes) throws(TreeError) {
    try change(id) { (node) throws(TreeError) in node.attributes = attributes }
  }
}

extension Edit {
  /// The nodes that it would bring to a tree, without those inside them.
  func added(to tree: SceneTree) -> [Node] {
    switch self {
    case .root(let node): node.map { [$0] } ?? []
    case .present(let modal): [modal.node]
    case .push(let node, _), .replace(_, let node), .embed(let node, _): [node]
    case .set(let nodes, let id):
      Array(SiblingDifference.difference(from: tree.node(id)?.children ?? [], to: nodes).added)
    case .remove, .select, .update: []
    }
  }
}
