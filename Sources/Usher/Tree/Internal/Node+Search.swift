extension Node {
  /// The child that shows: the last of a stack, the selected one elsewhere.
  var activeChild: Node? {
    switch kind {
    case .screen: nil
    case .stack: children.last
    case .tabs, .split, .pages: children.first { $0.id == selected }
    }
  }

  var activePath: [Node] {
    var path = [self]
    var node = self
    while let next = node.activeChild {
      path.append(next)
      node = next
    }
    return path
  }

  /// The deepest node of an owner on the active path, and the stack at or around it.
  func standing(of owner: CoordinatorID) -> (node: Node, stack: Node?)? {
    var found: (node: Node, stack: Node?)?
    var stack: Node?
    var next: Node? = self
    while let node = next {
      if node.kind == .stack { stack = node }
      if node.owner == owner { found = (node, stack) }
      next = node.activeChild
    }
    return found
  }

  /// The children that are visible when this node is.
  private var visibleChildren: ArraySlice<Node> {
    switch kind {
    case .screen, .split: children[...]
    case .stack: children.suffix(1)
    case .tabs, .pages: children.firstIndex { $0.id == selected }.map { children[$0...$0] } ?? []
    }
  }

  func isActive(_ id: NodeID) -> Bool {
    self.id == id || visibleChildren.contains { $0.isActive(id) }
  }

  func collectVisible(into screens: inout [Node]) {
    if kind == .screen { screens.append(self) }
    for child in visibleChildren { child.collectVisible(into: &screens) }
  }

  /// Searches stacks from the top down, near the user, so that most searches are short.
  func descendant(_ id: NodeID) -> Node? {
    if self.id == id { return self }
    for child in children.reversed() {
      if let found = child.descendant(id) { return found }
    }
    return nil
  }

  /// Returns true if a node is at or below this one.
  func contains(_ id: NodeID) -> Bool {
    self.id == id || children.reversed().contains { $0.contains(id) }
  }

  /// Appends the path from the node up to this one; returns false if there is none.
  func collectPath(to id: NodeID, into path: inout [Node]) -> Bool {
    guard
      self.id == id || children.reversed().contains(where: { $0.collectPath(to: id, into: &path) })
    else { return false }
    path.append(self)
    return true
  }

  /// Appends the node and all nodes inside, without the containers that a closure leaves out.
  func flatten(into nodes: inout [Node], where isIncluded: (Node) -> Bool = { _ in true }) {
    guard children.isEmpty || isIncluded(self) else { return }
    nodes.append(self)
    for child in children { child.flatten(into: &nodes, where: isIncluded) }
  }

  package var flattened: [Node] { [self].flattened }
}

extension SceneTree {
  /// All nodes, the bottom ones first and parents before their contents.
  package var nodes: [Node] { layers.flattened }

  /// The selections that show a node: in every container on the path to it.
  func selections(revealing id: NodeID) -> [Edit] {
    let path = path(to: id)
    return zip(path, path.dropFirst()).compactMap { container, child in
      guard let selected = container.selected, selected != child.id else { return nil }
      return .select(child.id, in: container.id)
    }
  }
}

extension [Node] {
  var flattened: [Node] {
    reduce(into: []) { nodes, node in node.flatten(into: &nodes) }
  }
}
