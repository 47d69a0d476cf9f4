extension Arrangement {
  /// Makes the nodes of an arrangement, reusing items that the other arrangement shows.
  @MainActor struct Rearrangement {
    var arrangement: Arrangement
    let owner: Coordinator
    let preparation: Preparation
    /// The layout of the other arrangement.
    let before: SceneLayout
    /// The node of the other arrangement; `nil` when the first one is made.
    let old: Node?
    /// The old node without the content that moves into the detail column, or out of it.
    var rest: Node?
    var run: [Node] = []
    /// The places of the items in it.
    var places: [AnyHashable: Arrangement.Place] = [:]
    /// The screen that the user acts on.
    let sight: NodeID?
    var taken: Set<NodeID> = []
    /// The former items and containers of those that are made again, by the new identities.
    var replaced: [NodeID: NodeID] = [:]
    /// The nodes that it adds to the other arrangement and removes from it.
    var difference = TreeDifference()
    /// The screens that no start makes: details, and those above an item that has returned.
    var returned: Set<NodeID> = []

    init(
      _ arrangement: Arrangement, of owner: Coordinator, in preparation: Preparation,
      over old: Node? = nil
    ) {
      (self.arrangement, self.owner, self.preparation) = (arrangement, owner, preparation)
      (self.old, rest, sight) = (old, old, old?.activePath.last?.id)
      before = arrangement.layout(for: arrangement.width)
    }

    /// Returns the node that shows an arrangement; `nil` if its layout is empty.
    mutating func node(for width: SceneWidth) throws(Refusal) -> Node? {
      let layout = arrangement.layout(for: width)
      arrangement.width = width
      extractDetails(for: width)
      if let rest { places = places(in: rest) }
      (arrangement.detail, arrangement.order, arrangement.wrappers) = (nil, [], [])
      guard var node = try single(nodes(for: layout, isTop: true)) else { return nil }
      if !run.isEmpty { node = try adding(run, to: node) }
      node.slot = old?.slot
      arrangement.tops[width] = node.id
      difference = SceneTree(root: node).difference(from: SceneTree(root: old))
      if let old { try release(from: old) }
      return node
    }
  }
}

extension Arrangement.Rearrangement {
  mutating func nodes(
    for item: any LayoutItem, isTop: Bool = false
  ) throws(Refusal) -> [Node] {
    guard let layout = item as? SceneLayout else { return try leaf(item) }
    switch layout.content {
    case .item(let inner as SceneLayout, _):
      return try nodes(for: inner, isTop: isTop).map { $0.decorated(by: layout) }
    case .container(let kind, let items, let selected):
      var node = isTop ? nil : standingStack(layout, kind, items)
      if node == nil { node = try container(layout, kind, items, selected, isTop) }
      return node.map {
        [$0.decorated(by: layout, keepingLabel: isTop).shared(with: isTop ? nil : old)]
      } ?? []
    case .empty, .item, .adaptive: return try leaf(item)
    }
  }

  private mutating func leaf(_ item: any LayoutItem) throws(Refusal) -> [Node] {
    guard let id = item.arrangedID else { return try made(item).map { [$0] } ?? [] }
    if old != nil, arrangement.shared.contains(id) {
      addToOrder(id)
      return standing(id, labeled: (item as? SceneLayout)?.label)
    }
    guard let node = try made(item, as: id) else { return [] }
    arrangement.order.append(node.id)
    let above = try (arrangement.shelved.removeValue(forKey: id) ?? []).map {
      (key) throws(Refusal) in try preparation.node(for: ScreenSource(key), owner: owner)
    }
    returned.formUnion(above.map(\.id))
    return [node] + above
  }

  private mutating func made(
    _ item: any LayoutItem, as id: AnyHashable? = nil
  ) throws(Refusal) -> Node? {
    let count = preparation.coordinators.count
    guard var node = try preparation.contents(of: item.asLayout, owner) else { return nil }
    if let key = item.only as? any DurableRoute { node.attributes.route = AnyRoute(key) }
    let flow = preparation.coordinators.dropFirst(count).first { $0.parent === owner }
    if let id {
      let item = Arrangement.Standing(node: node.id, coordinator: flow?.id)
      replaced[node.id] = arrangement.items.updateValue(item, forKey: id)?.node
    }
    return node
  }

  /// An item in the tree, with everything around it in its stack of the arrangement.
  private func standing(_ id: AnyHashable, labeled label: TabLabel?) -> [Node] {
    guard let place = places[id] else { return [] }
    let item = before.leaves.first { $0.arrangedID == id } as? SceneLayout
    let node = place.node.relabeled(label, insteadOf: item?.label)
    return below(place) + [node] + above(place, among: places)
  }

  /// Nodes that a verb inserted below a stack's first item.
  private func below(_ item: Arrangement.Place) -> [Node] {
    guard let stack = item.stack else { return [] }
    let below = stack.children.prefix { $0.id != item.node.id }
    let isFirst = !places.values.contains { place in below.contains { $0.id == place.node.id } }
    return isFirst ? Array(below) : []
  }

  /// The places of the items; one that was shown again by its key stands for the one before it.
  func places(in top: Node) -> [AnyHashable: Arrangement.Place] {
    var places = arrangement.items.compactMapValues { $0.place(in: top) }
    for id in arrangement.items.keys where places[id] == nil && arrangement.shared.contains(id) {
      places[id] = top.place { preparation.key(of: $0.id).map { AnyHashable($0) } == id }
    }
    return places
  }

  /// The nodes above an item, up to the next item.
  func above(
    _ item: Arrangement.Place, among places: [AnyHashable: Arrangement.Place]
  ) -> ArraySlice<Node> {
    guard let stack = item.stack else { return [] }
    let items = places.values.filter { $0.stack?.id == stack.id }.map(\.node.id)
    let index = stack.children.firstIndex { $0.id == item.node.id } ?? 0
    return stack.children[(index + 1)...].prefix { !items.contains($0.id) }
  }
}
