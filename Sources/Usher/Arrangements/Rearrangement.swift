/// Makes the nodes of an arrangement: of those that stand for its items, and anew for the others.
@MainActor struct Rearrangement {
  private(set) var arrangement: Arrangement
  let owner: Coordinator
  let preparation: Preparation
  /// What the other arrangement showed; `nil` when the first one is made.
  private let old: Node?
  /// The same without what moves into the detail column, or out of it.
  private var rest: Node?
  private var run: [Node] = []
  /// The screen that the user acts on.
  private let sight: NodeID?
  private var taken: Set<NodeID> = []
  /// The screens that are shown again above an item that has returned.
  private(set) var returned: Set<NodeID> = []

  init(
    _ arrangement: Arrangement, of owner: Coordinator, in preparation: Preparation,
    over old: Node? = nil
  ) {
    (self.arrangement, self.owner, self.preparation) = (arrangement, owner, preparation)
    (self.old, rest, sight) = (old, old, old?.activePath.last?.id)
  }

  /// Returns the node that shows an arrangement; `nil` if its layout is empty.
  mutating func node(for width: SceneWidth) throws(Refusal) -> Node? {
    let layout = arrangement.layout(for: width)
    takeRun(for: layout)
    arrangement.detail = nil
    guard var node = try single(nodes(for: layout, isTop: true)) else { return nil }
    if !run.isEmpty { node = try node.adding(run, inSight: sight) }
    node.slot = old?.slot
    arrangement.top = node.id
    if let old { try release(from: old, keeping: Set([node].flattened.map(\.id))) }
    return node
  }

  /// Returns the detail column of an arrangement with its item, since its content has left.
  mutating func detailColumn(for width: SceneWidth) throws(Refusal) -> Node? {
    guard let item = arrangement.layout(for: width).detailItem,
      let column = try single(nodes(for: item))
    else { return nil }
    arrangement.detail?.column = column.id
    return column
  }

  /// Takes the content that a detail column shows in place of its item.
  private mutating func takeRun(for layout: SceneLayout) {
    guard let rest else { return }
    let column = arrangement.detail.flatMap { rest.descendant($0.column) }
    let stacks = column.map { $0.activePath } ?? (layout.hasDetailColumn ? rest.activePath : [])
    for stack in stacks where stack.kind == .stack {
      guard let first = stack.children.firstIndex(where: { $0.attributes.detailOf != nil }) else {
        continue
      }
      run = Array(stack.children[first...])
      self.rest = rest.removing(Set(run.map(\.id)))
      return
    }
  }
}

extension Rearrangement {
  private mutating func nodes(
    for item: any LayoutItem, isTop: Bool = false
  ) throws(Refusal) -> [Node] {
    guard let layout = item as? SceneLayout else { return try leaf(item) }
    switch layout.content {
    case .item(let inner as SceneLayout, _):
      return try nodes(for: inner, isTop: isTop).map { $0.decorated(by: layout) }
    case .container(let kind, let items, let selected):
      let node = try container(layout, kind, items, selected, isTop)
      return node.map { [$0.decorated(by: layout)] } ?? []
    case .empty, .item, .adaptive: return try leaf(item)
    }
  }

  private mutating func leaf(_ item: any LayoutItem) throws(Refusal) -> [Node] {
    guard let id = item.arrangedID else { return try made(item).map { [$0] } ?? [] }
    if old != nil, arrangement.isShared(id) { return standing(id) }
    guard let node = try made(item, as: id) else { return [] }
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
    let layout = item as? SceneLayout ?? SceneLayout.screen(item)
    guard var node = try preparation.contents(of: layout, owner) else { return nil }
    if let key = item.only as? any DurableRoute { node.attributes.route = AnyRoute(key) }
    let flow = preparation.coordinators.dropFirst(count).first { $0.parent === owner }
    if let id {
      arrangement.items[id] = Arrangement.Standing(node: node.id, coordinator: flow?.id)
    }
    return node
  }

  /// An item that stands, with all that is above it in a stack of the arrangement.
  private func standing(_ id: AnyHashable) -> [Node] {
    guard let rest, let item = arrangement.items[id], let node = item.node(in: rest) else {
      return []
    }
    return [node] + above(node, in: rest)
  }

  private func above(_ node: Node, in rest: Node) -> ArraySlice<Node> {
    guard let stack = rest.stack(holding: node.id) else { return [] }
    let items = Set(arrangement.items.values.compactMap { $0.node(in: rest)?.id })
    let index = stack.children.firstIndex { $0.id == node.id } ?? 0
    return stack.children[(index + 1)...].prefix { !items.contains($0.id) }
  }

  private mutating func container(
    _ layout: SceneLayout, _ kind: Node.Kind, _ items: [any LayoutItem], _ selected: Int,
    _ isTop: Bool
  ) throws(Refusal) -> Node? {
    var (children, choice): ([Node], NodeID?) = ([], nil)
    for (index, item) in items.enumerated() {
      let isDetail = layout.hasDetail && index == items.count - 1
      let nodes = try isDetail && !run.isEmpty ? [detailColumn()] : nodes(for: item)
      if kind == .stack {
        children += nodes
      } else {
        children += try single(nodes).map { [$0] } ?? []
      }
      if index == selected { choice = children.last?.id }
    }
    try preparation.requireIndex(selected, among: items, of: kind, owner)
    guard !children.isEmpty else { return nil }
    try NestingRules.requireLegal(children, in: kind)
    let seen = sight.flatMap { sight in children.first { $0.contains(sight) } }?.id
    let node = container(kind, children, selected: seen ?? choice, isTop)
    if layout.hasDetail { arrangement.detail = (node.id, children[children.count - 1].id) }
    return node
  }

  /// A column, tab or page has one node: a stack, if something is above the item.
  private mutating func single(_ nodes: [Node]) throws(Refusal) -> Node? {
    nodes.count > 1 ? stack(of: nodes) : nodes.first
  }

  private mutating func detailColumn() -> Node {
    defer { run = [] }
    return stack(of: run)
  }

  private mutating func stack(of nodes: [Node]) -> Node {
    container(.stack, nodes, selected: nil, false)
  }

  /// A container with the identity and the attributes of the one that stood in its place.
  private mutating func container(
    _ kind: Node.Kind, _ children: [Node], selected: NodeID?, _ isTop: Bool
  ) -> Node {
    let standing = isTop ? oldTop : old?.container(kind, beginningWith: children[0].id)
    var attributes = Node.Attributes(name: owner.outlineName)
    if let standing { attributes = standing.attributes }
    attributes.style = []
    let free = standing.map(\.id).flatMap { taken.insert($0).inserted ? $0 : nil }
    return Node(
      id: free ?? preparation.director.identityGenerator.nodeID(), owner: owner.id,
      attributes: attributes,
      shape: Node.Shape(kind, holding: children, selected: selected ?? children[0].id))
  }

  /// Lets go of the items that only the other arrangement has, and remembers what was above them.
  private mutating func release(from old: Node, keeping kept: Set<NodeID>) throws(Refusal) {
    var released: Set<NodeID> = []
    for (id, item) in arrangement.items where !arrangement.isShared(id) {
      guard let node = old.descendant(item.node), !kept.contains(node.id) else { continue }
      let above = above(node, in: old)
      let keys = above.compactMap { preparation.director.liveScreens.key(of: $0.id) }
      guard keys.count == above.count else { continue }
      arrangement.shelved[id] = keys
      released.formUnion(([node] + above).flattened.map(\.id))
    }
    let lost = old.flattened.first { node in
      let isReleased = released.contains(node.id) && node.owner == owner.id
      return node.kind == .screen && !kept.contains(node.id) && !isReleased
    }
    guard let lost else { return }
    throw .impossible(
      "\(lost.name) has no place in the other arrangement of \(owner.outlineName).",
      "Name it there as well, or show it by a key of the same coordinator, which is made again.")
  }

  /// The container that had the whole of the other arrangement.
  private var oldTop: Node? {
    guard let old, old.kind != .screen, old.owner == owner.id,
      !arrangement.items.values.contains(where: { $0.node == old.id })
    else { return nil }
    return old
  }
}
