extension Draft {
  mutating func dismiss() throws(Refusal) {
    let own = requester.selfAndEmbedders.lazy.compactMap { topmostModal(of: $0) }.first
    let around = anchor().flatMap { tree.modal(containing: $0.id) }
    guard let modal = own ?? around else {
      throw .impossible(
        "\(requester.outlineName) has presented nothing and is not presented.",
        "Pop or finish instead.")
    }
    try apply(.remove(modal.id))
  }

  /// The topmost modal that a coordinator presents, or that shows a child of it.
  private func topmostModal(of coordinator: Coordinator) -> Modal? {
    tree.modals.last {
      tree.node($0.presenter)?.owner == coordinator.id
        || director.coordinators[$0.node.owner]?.parent === coordinator
    }
  }

  mutating func dismiss(_ screen: any Showable) throws(Refusal) {
    let id = try id(of: screen)
    guard let modal = tree.modal(containing: id) else {
      throw .impossible(
        "\(OutlineName.of(type(of: screen))) is not in a presented layer.", "Pop it instead.")
    }
    let isInside = modal.node.flattened.contains { $0.owner == requester.id }
    if !isInside { try requireStarted(modal.node) }
    try apply(.remove(modal.id))
  }

  mutating func dismissAll() throws(Refusal) {
    if let first = tree.modals.first { try apply(.remove(first.id)) }
  }

  /// The nearest container at or around the anchor, or else inside it, or else the same of the
  /// requester's nodes in the layers below.
  func container(where isRight: (Node) -> Bool) throws(Refusal) -> Node {
    if let place = routePlace(where: isRight) { return place }
    for node in [try anchorOrThrow()] + ownNodes {
      let around = tree.path(to: node.id).last(where: isRight)
      if let container = around ?? node.activePath.first(where: isRight) { return container }
    }
    throw .impossible(
      "\(requester.outlineName) is not in tabs, columns or pages.",
      "Return .tabs(…) from the build() of the coordinator that contains it.")
  }

  mutating func select(_ item: any LayoutItem) throws(Refusal) {
    let id = try id(of: item)
    try reveal(id)
    if selectsAfresh { try popToFirst(id) }
  }

  mutating func select(_ index: Int) throws(Refusal) {
    let container = try container { $0.selected != nil }
    guard container.children.indices.contains(index) else {
      throw .impossible(
        "\(container.name) has \(container.children.count) children and none at \(index).",
        "Select an index from 0 to \(container.children.count - 1).")
    }
    let child = container.children[index].id
    if child != container.selected { try apply(.select(child, in: container.id)) }
    if selectsAfresh { try popToFirst(child) }
  }

  /// Shows a stack and pops it to its first screen, unless this draft has added to it; also an item
  /// that is a stack only in a narrow window.
  mutating func popToFirst(_ id: NodeID) throws(Refusal) {
    let item = tree.node(id).flatMap(itemOfNarrowStack)
    let around = item.flatMap { tree.path(to: $0).last { $0.kind == .stack } }
    guard let stack = around ?? tree.node(id), stack.kind == .stack,
      stack.children.allSatisfy({ director.tree.node($0.id) != nil })
    else { return }
    let first = item.flatMap { item in stack.children.firstIndex { $0.id == item } } ?? 0
    if let item { try reveal(item) }
    try truncate(stack, to: first + 1)
  }

  /// The item of a layout that is a stack of one item in a narrow window, and not in this one.
  private func itemOfNarrowStack(_ top: Node) -> NodeID? {
    guard top.kind != .stack, let coordinator = coordinator(top.owner) else { return nil }
    return coordinator.arrangements.indices.lazy.map { self.arrangement(of: coordinator, $0) }
      .first { $0.top == top.id && $0.compact.isStack && $0.compact.leaves.count == 1 }
      .flatMap { one in one.compact.leaf.arrangedID.flatMap { one.items[$0]?.node } }
  }

  /// Selects every container on the path to a node, so that it shows.
  mutating func reveal(_ id: NodeID) throws(Refusal) {
    for edit in tree.selections(revealing: id) { try apply(edit) }
  }

  mutating func update(_ item: any LayoutItem) throws(Refusal) {
    let id = try id(of: item)
    guard let screen = screen(for: id) else {
      throw .unknown(
        "\(OutlineName.of(type(of: item))) is no screen, so it declares nothing to read again.",
        "Name a screen, or the key that shows it.")
    }
    try update(id) { attributes in
      attributes.title = screen.titleText
      attributes.readTab(of: screen)
      attributes.dismissal = screen.dismissal
    }
  }

  /// Changes the attributes of the tab that an item fills, or else of the item, after reading the
  /// screen's again.
  mutating func updateTab(
    of item: any LayoutItem, _ change: (inout Node.Attributes) -> Void
  ) throws(Refusal) {
    let id = try id(of: item)
    if let screen = screen(for: id) { try update(screen) }
    if let tab = tab(of: id) { try update(tab.id, change) }
  }

  mutating func setLabel(_ label: TabLabel?, of item: any LayoutItem) throws(Refusal) {
    guard let tab = try tab(of: id(of: item)) else { return }
    try update(tab.id) { ($0.tab, $0.labelOrigin) = (label, .setter) }
  }

  /// The tab that contains a node, or else its column, which may become a tab, or else the node.
  private func tab(of id: NodeID) -> Node? {
    let path = tree.path(to: id)
    let container = path.lastIndex { $0.kind == .tabs } ?? path.firstIndex { $0.kind == .split }
    return container.flatMap { path.indices.contains($0 + 1) ? path[$0 + 1] : nil } ?? path.last
  }

  private mutating func update(
    _ id: NodeID, _ change: (inout Node.Attributes) -> Void
  ) throws(Refusal) {
    guard let node = tree.node(id) else { return }
    var attributes = node.attributes
    change(&attributes)
    if attributes != node.attributes { try apply(.update(id, attributes)) }
  }
}
