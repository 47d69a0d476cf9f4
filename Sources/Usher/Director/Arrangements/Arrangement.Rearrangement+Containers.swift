/// The containers of an arrangement: kept if they hold the same items first, and made if not.
extension Arrangement.Rearrangement {
  mutating func container(
    _ layout: SceneLayout, _ kind: Node.Kind, _ items: [any LayoutItem], _ selected: Int,
    _ isTop: Bool
  ) throws(Refusal) -> Node? {
    var (children, choice): ([Node], NodeID?) = ([], nil)
    for (index, item) in items.enumerated() {
      let isDetail = layout.hasDetail && index == items.count - 1
      let nodes = try isDetail && !run.isEmpty ? [detailColumn()] : nodes(for: item)
      children += kind == .stack ? nodes : single(nodes).map { [$0] } ?? []
      if index == selected { choice = children.last?.id }
    }
    try preparation.requireIndex(selected, among: items, of: kind, owner)
    guard !children.isEmpty else {
      let before = layout.number.flatMap { arrangement.containers[$0] }
      if let before { arrangement.order.append(before) }
      return nil
    }
    try NestingRules.requireLegal(children, in: kind)
    let child = { (id: NodeID?) in id.flatMap { id in children.first { $0.contains(id) }?.id } }
    // If a detail is in sight, its former container shows the screen below it.
    let seen = child(sight) ?? (run.isEmpty ? nil : child(rest?.activePath.last?.id))
    let node = container(kind, children, selected: seen ?? choice, isTop, isTop ? nil : layout)
    if layout.hasDetail { arrangement.detail = (node.id, children[children.count - 1].id) }
    return node
  }

  /// The stack of an item that is alone at its bottom, with everything above the item.
  mutating func standingStack(
    _ layout: SceneLayout, _ kind: Node.Kind, _ items: [any LayoutItem]
  ) -> Node? {
    guard kind == .stack, items.count == 1, let id = items[0].arrangedID, let place = places[id],
      var stack = place.stack, stack.children[0].id == place.node.id,
      !places.values.contains(where: { $0.stack?.id == stack.id && $0.node.id != place.node.id }),
      taken.insert(stack.id).inserted
    else { return nil }
    addToOrder(id)
    arrangement.order.append(stack.id)
    record(stack.id, as: layout)
    if stack.attributes.isDecorated { stack.attributes.removeDecoration() }
    // The root container of this arrangement has it instead.
    if stack.id == old?.id { stack.attributes.badge = nil }
    return stack
  }

  /// A column, tab or page has one node: a stack, if something is above the item.
  mutating func single(_ nodes: [Node]) -> Node? {
    guard nodes.count > 1 else { return nodes.first }
    let stack = stack(of: nodes, as: nil)
    arrangement.wrappers.insert(stack.id)
    return stack
  }

  mutating func detailColumn() -> Node {
    defer { run = [] }
    let item = arrangement.layout(for: arrangement.width).detailItem
    if let id = item?.leaf.arrangedID { addToOrder(id) }
    return stack(of: run, as: item)
  }

  private mutating func stack(of nodes: [Node], as layout: SceneLayout?) -> Node {
    container(.stack, nodes, selected: nil, false, layout).shared(with: old)
  }

  /// A container with the identity and attributes of the one in its place or, if that was of
  /// another kind, of the one that this arrangement had before.
  private mutating func container(
    _ kind: Node.Kind, _ children: [Node], selected: NodeID?, _ isTop: Bool, _ layout: SceneLayout?
  ) -> Node {
    let standing = isTop ? oldTop : old?.container(kind, beginningWith: children[0].id)
    var attributes = standing?.attributes ?? Node.Attributes(name: owner.outlineName)
    if isTop { attributes.removeDecoration(of: before) } else { attributes.removeDecoration() }
    let known = standing.flatMap { $0.kind == kind ? $0.id : nil }
    let free = (known ?? (isTop ? arrangement.top : nil)).flatMap {
      taken.insert($0).inserted ? $0 : nil
    }
    let id = free ?? preparation.director.identityGenerator.nodeID()
    arrangement.order.append(id)
    if let layout { record(id, as: layout) }
    return Node(
      id: id, owner: owner.id, attributes: attributes,
      shape: Node.Shape(kind, holding: children, selected: selected ?? children[0].id))
  }

  /// Records a container, and the one that it replaces.
  private mutating func record(_ id: NodeID, as layout: SceneLayout) {
    guard let number = layout.number else { return }
    let before = arrangement.containers.updateValue(id, forKey: number)
    if before != id { replaced[id] = before }
  }

  /// Adds an item to the order in which a start makes items and containers.
  mutating func addToOrder(_ id: AnyHashable) {
    if let item = arrangement.items[id] { arrangement.order.append(item.node) }
  }

  /// The root container of the other arrangement.
  private var oldTop: Node? {
    guard let old, old.kind != .screen, old.owner == owner.id,
      !arrangement.items.values.contains(where: { $0.node == old.id })
    else { return nil }
    return old
  }
}
