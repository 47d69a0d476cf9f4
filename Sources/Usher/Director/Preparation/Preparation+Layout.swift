extension Preparation {
  func contents(of layout: SceneLayout, _ owner: Coordinator) throws(Refusal) -> Node? {
    try descend()
    defer { depth -= 1 }
    let node =
      try layout.hasDetail
      ? node(of: Arrangement(layout, of: owner), owner) : node(for: layout.content, owner)
    return node?.decorated(by: layout)
  }

  private func node(for content: SceneLayout.Content, _ owner: Coordinator) throws(Refusal)
    -> Node?
  {
    switch content {
    case .empty: return nil
    case .item(let item, let slots):
      var node = try self.node(for: item, owner)
      guard !slots.isEmpty else { return node }
      let embedded = try slots.map { (slot) throws(Refusal) in
        var child = try self.node(for: slot.item, owner)
        child.slot = slot.slot
        return child
      }
      try NestingRules.requireSlots(node.children + embedded, in: node)
      node.shape = .screen(embedded: node.children + embedded)
      return node
    case .container(let kind, let items, let selected):
      return try container(kind, items, selected, owner)
    case .adaptive(let compact, let regular):
      let arrangement = try Arrangement(compact: compact, regular: regular, of: owner)
      return try self.node(of: arrangement, owner)
    }
  }

  /// Makes the node of an arrangement in the window's width.
  private func node(of arrangement: Arrangement, _ owner: Coordinator) throws(Refusal) -> Node? {
    var first = Arrangement.Rearrangement(arrangement, of: owner, in: self)
    let node = try first.node(for: width)
    owner.arrangements.append(first.arrangement)
    return node
  }

  private func container(
    _ kind: Node.Kind, _ items: [any LayoutItem], _ selected: Int, _ owner: Coordinator
  ) throws(Refusal) -> Node {
    if items.isEmpty, kind == .stack, owner is any Routing { return unfilledStack(of: owner) }
    let children = try items.map { (item) throws(Refusal) in
      var node = try node(for: item, owner)
      // The first screen of a stack is no choice, so that links need not name it.
      if kind != .stack, let key = item.only as? any DurableRoute {
        node.attributes.route = AnyRoute(key)
      }
      return node
    }
    try requireIndex(selected, among: items, of: kind, owner)
    try NestingRules.requireLegal(children, in: kind)
    return Node(
      id: director.identityGenerator.nodeID(), owner: owner.id, name: owner.outlineName,
      shape: Node.Shape(kind, holding: children, selected: children[selected].id))
  }

  func requireIndex(
    _ selected: Int, among items: [any LayoutItem], of kind: Node.Kind, _ owner: Coordinator
  ) throws(Refusal) {
    guard !items.indices.contains(selected) else { return }
    let children = items.count == 1 ? "1 child" : "\(items.count) children"
    throw .impossible(
      "The layout .\(kind.rawValue) of \(owner.outlineName) has \(children), none at index \(selected).",
      "Give it children, and an index among them, counted from 0.")
  }

  func unfilledStack(of owner: Coordinator) -> Node {
    let id = director.identityGenerator.nodeID()
    unfilled.append((id, owner))
    return Node(id: id, owner: owner.id, name: owner.outlineName, shape: .stack([]))
  }

  private func node(for item: any LayoutItem, _ owner: Coordinator) throws(Refusal) -> Node {
    switch item {
    case let held as HeldItem: return try node(for: held.instance(for: owner), owner)
    case let key as any FlowKey:
      return try claim(embed(CoordinatorSource(key), in: owner))
    case let item as any Showable: return try node(for: ScreenSource(item), owner: owner)
    case let layout as SceneLayout:
      if let node = try contents(of: layout, owner) { return node }
    case let child as Coordinator:
      if !child.isBeingPrepared { try embed(CoordinatorSource(child), in: owner) }
      var node = try claim(child)
      node.slot = nil
      return node
    default: break
    }
    throw .impossible(
      "\(type(of: item)) cannot be in the layout of \(owner.outlineName).",
      "Use a key, a screen, a view, a coordinator, or a layout with one of them.")
  }
}
