/// The place of a coordinator in the tree, which its verbs act on.
extension Draft {
  /// The node that the requester acts from.
  ///
  /// It is the requester's deepest node on the active path, or else its newest one; else the same
  /// among embedded coordinators, or else the active node.
  func anchor() -> Node? {
    if let own = activeNode(of: requester) ?? lastNode(of: requester).map(inFront) { return own }
    let embedded = selfAndEmbedded(of: requester).dropFirst().reversed()
    return embedded.lazy.compactMap(activeNode).first ?? embedded.lazy.compactMap(lastNode).first
      ?? inPlaces { $0 }?.activePath.last
  }

  /// A coordinator and all that its `build()` embedded, recursively, in this draft as well.
  func selfAndEmbedded(of coordinator: Coordinator) -> [Coordinator] {
    coordinator.selfAndEmbedded
      + preparation.coordinators.filter {
        $0 !== coordinator && $0.selfAndEmbedders.contains { $0 === coordinator }
      }
  }

  /// Searches the layers from the top, except alerts, which no coordinator acts from.
  private func inPlaces<T>(_ find: (Node) -> T?) -> T? {
    for modal in tree.modals.reversed() where !modal.isAlert {
      if let found = find(modal.node) { return found }
    }
    return tree.root.flatMap(find)
  }

  private func isAlert(_ id: NodeID) -> Bool { tree.modals.contains { $0.id == id && $0.isAlert } }

  /// The newest node of a coordinator, from this draft or before it.
  private func lastNode(of coordinator: Coordinator) -> Node? {
    let added = edits.reversed().lazy.flatMap { $0.siblings.flattened.reversed() }
      .filter { $0.owner == coordinator.id && $0.id.number >= first }.map(\.id)
    if let node = firstNode(among: added) { return node }
    // Nodes of the start count as the oldest, in tree order: a fold may have made them again.
    let isBuilt = { (id: NodeID) in coordinator.startRecord.built.contains { $0.id == id } }
    let own = nodes(of: coordinator)
    return firstNode(among: own.reversed().lazy.filter { !isBuilt($0) })
      ?? tree.nodes.last { own.contains($0.id) && !isAlert($0.id) }
  }

  /// The first of some nodes that is in the tree and not an alert.
  private func firstNode(among ids: some Sequence<NodeID>) -> Node? {
    ids.lazy.compactMap(tree.node).first { !isAlert($0.id) }
  }

  /// In the requester's own columns, the node that shows when the columns do.
  private func inFront(_ node: Node) -> Node {
    let split = tree.path(to: node.id).last { $0.kind == .split && $0.owner == requester.id }
    return split?.standing(of: requester.id)?.node ?? node
  }

  private func activeNode(of coordinator: Coordinator) -> Node? {
    inPlaces { $0.standing(of: coordinator.id)?.node }
  }

  func anchorOrThrow() throws(Refusal) -> Node {
    if let node = anchor() { return node }
    throw .impossible("The window is empty.", "Start a flow as its root first.")
  }

  /// The stack of the requester: at or around its own nodes, or else inside them.
  func stack() throws(Refusal) -> Node {
    if let stack = sourceColumn { return stack }
    if let stack = inPlaces({ $0.standing(of: requester.id)?.stack }) { return stack }
    if let stack = routePlace(where: { $0.kind == .stack }) { return stack }
    let own = ownNodes
    let anchor = own.isEmpty ? anchor() : nil
    let around = anchor.flatMap { tree.path(to: $0.id).last { $0.kind == .stack } }
    if let around { return around }
    for node in own + [anchor].compactMap({ $0 }) {
      if let stack = node.activePath.first(where: { $0.kind == .stack }) { return stack }
    }
    // Its sheet may be in front of a tab that is not selected.
    let paths = nodes(of: requester).reversed().lazy.map { tree.path(to: $0) }
    for path in paths where !path.contains(where: { $0.kind == .split }) {
      if let stack = path.last(where: { $0.kind == .stack }) { return stack }
    }
    throw .impossible(
      "\(requester.outlineName) is not in a stack.",
      "Return .stack(…) from the build() of the coordinator that contains it, or present instead.")
  }

  /// The requester's node in front in each layer, the topmost first.
  var ownNodes: [Node] {
    tree.layers.reversed().filter { !isAlert($0.id) }
      .compactMap { $0.standing(of: requester.id)?.node }
  }

  /// In columns, the stack of the requester's screen that the command comes from.
  private var sourceColumn: Node? {
    guard let source = request.source.flatMap(director.node) else { return nil }
    let path = tree.path(to: source)
    guard path.last?.owner == requester.id,
      let split = path.lastIndex(where: { $0.kind == .split })
    else { return nil }
    return path[split...].last { $0.kind == .stack }
  }

  /// The node of a screen or a key; for a coordinator, the first node of its own, of its embedded
  /// coordinators, or of its children.
  func id(of item: any LayoutItem) throws(Refusal) -> NodeID {
    if let screen = item as? any Screen,
      let id = director.node(of: screen) ?? preparation.node(of: screen), tree.node(id) != nil
    {
      return id
    }
    if let key = item.key, let id = id(ofKey: key) { return id }
    if let coordinator = item as? Coordinator, coordinator.director ?? director === director {
      let kin = selfAndEmbedded(of: coordinator) + coordinator.children
      let standing = kin.lazy.flatMap { nodes(of: $0) }.first { tree.node($0) != nil }
      if let standing { return standing }
    }
    if let key = item.key {
      throw .unknown(
        "No \(type(of: item)) that equals \(private: "\(key)") is in the tree.",
        "Name one that is shown, with the same values.")
    }
    throw .unknown(
      "\(OutlineName.of(type(of: item))) is not in the tree.",
      item is any ScreenConvertible ? "Name it by its key." : "Show it before you name it.")
  }

  func coordinator(_ id: CoordinatorID) -> Coordinator? {
    director.coordinators[id] ?? preparation.coordinators.first { $0.id == id }
  }

  /// The coordinator of a key's flow: the requester's or its children's, before any other.
  func flow(of key: AnyHashable) -> Coordinator? {
    let known = director.livingCoordinators + preparation.coordinators
    let named = known.filter { coordinator in
      coordinator.key.map { AnyHashable($0) } == key && (try? id(of: coordinator)) != nil
    }
    return named.first(where: isOwn) ?? named.first
  }

  func id(ofKey key: AnyHashable) -> NodeID? {
    if let flow = flow(of: key), let id = try? id(of: flow) { return id }
    let named = tree.nodes.filter { preparation.key(of: $0.id).map { AnyHashable($0) } == key }
    return (named.first { coordinator($0.owner).map(isOwn) ?? false } ?? named.first)?.id
  }

  private func isOwn(_ coordinator: Coordinator) -> Bool {
    coordinator.selfAndAncestors.contains { $0 === requester }
  }
}
