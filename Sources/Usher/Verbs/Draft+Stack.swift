extension Draft {
  /// The requester's stack; in an empty window, a new one for its routes.
  mutating func openStack() throws(Refusal) -> Node {
    guard tree.isEmpty, requester.isBeingPrepared, requester is any Routing else {
      return try stack()
    }
    let stack = preparation.unfilledStack(of: requester)
    try apply(.root(stack))
    return stack
  }

  mutating func pop() throws(Refusal) {
    let stack = try stack()
    guard stack.children.count > 1 || isFilled(stack), let top = stack.children.last else {
      throw .impossible(
        "\(stack.children.last?.name ?? stack.name) is the only screen of its stack, which is never empty.",
        "Finish the coordinator or dismiss the layer instead.")
    }
    try requireStarted(top)
    try apply(.remove(top.id))
  }

  /// Pops to the requester's lowest screen of the stack, or to the first one if it has none.
  mutating func popToRoot() throws(Refusal) {
    let stack = try bottom(of: stack())
    let owners = Set(selfAndEmbedded(of: requester).map(\.id))
    let own = stack.children.firstIndex { owners.contains($0.owner) }
    try drop(from: (own ?? 0) + 1, of: stack)
  }

  mutating func pop(to screen: any Showable) throws(Refusal) {
    let (stack, index) = try position(of: id(of: screen))
    try drop(from: index + 1, of: stack)
  }

  /// Removes the screens above the first `count`, and the stack's details; the requester must have
  /// started all of them.
  mutating func drop(from count: Int, of stack: Node) throws(Refusal) {
    try requireStarted(stack.children.dropFirst(count))
    if let column = details(above: stack) {
      try requireStarted(column.children)
      try apply(.remove(column.id))
    }
    try truncate(stack, to: count)
  }

  /// The stack that contains a node or something around it, and the index there.
  private func position(of id: NodeID) throws(Refusal) -> (stack: Node, index: Int) {
    let path = tree.path(to: id)
    guard let depth = path.lastIndex(where: { $0.kind == .stack }), depth + 1 < path.count,
      let index = path[depth].children.lastIndex(where: { $0.id == path[depth + 1].id })
    else { throw .impossible("\(path.last?.name ?? "It") is in no stack.", "Dismiss it instead.") }
    return (path[depth], index)
  }

  /// Replaces the top of the requester's stack, or else the screen in front.
  mutating func replaceTop(with source: ScreenSource) throws(Refusal) {
    let node = try marked(screenNode(source), by: source.key)
    let anchor = try anchorOrThrow()
    let old = (try? stack())?.children.last ?? anchor.activePath.last ?? anchor
    try requireStarted(old)
    var new = node
    (new.slot, new.attributes.detailOf) = (old.slot, old.attributes.detailOf)
    try removing { draft throws(Refusal) in try draft.apply(.replace(old.id, with: new)) }
  }

  /// Sets the screens of the requester's stack, from its own first one up: all of them, or those of
  /// others stay above.
  mutating func set(_ screens: [any Showable], keepingOthers: Bool = false) throws(Refusal) {
    let stack = try bottom(of: openStack())
    // A wide window has the details above the stack in a column.
    let all = stack.children + (details(above: stack)?.children ?? [])
    let own = all.firstIndex { $0.owner == requester.id } ?? all.count
    let start = stack.owner == requester.id && !keepingOthers ? 0 : own
    let above = all.dropFirst(start)
    let others = keepingOthers ? above.filter { $0.owner != requester.id } : []
    let named = Dictionary(grouping: keepingOthers ? [] : above.reversed()) { node in
      preparation.key(of: node.id).map { AnyHashable($0) }
    }
    let new = try nodes(for: screens, in: all, named) + others
    let kept = Set(new.map(\.id))
    try requireStarted(above.filter { !kept.contains($0.id) })
    try set(all.prefix(start) + new, in: stack)
  }

  mutating func remove(_ screen: any Showable) throws(Refusal) {
    let id = try id(of: screen)
    guard let node = tree.node(id) else { return }
    try requireStarted(node)
    let around = tree.path(to: id).dropLast().last
    let isOnly =
      if let around {
        around.kind != .screen && around.children.count == 1 && !isFilled(around)
      } else {
        id == tree.root?.id
      }
    guard !isOnly else {
      throw .impossible(
        "\(node.name) is the only screen of its \(around?.kind.rawValue ?? "window"), which is never empty.",
        "Finish the coordinator or dismiss the layer instead.")
    }
    try apply(.remove(id))
  }

  /// Sets the screens of a stack; from the first one in the detail column on, those of the column.
  private mutating func set(_ nodes: [Node], in stack: Node) throws(Refusal) {
    let column = details(above: stack)
    let details = Set(column?.children.map(\.id) ?? [])
    let below = nodes.prefix { !details.contains($0.id) }
    guard !below.isEmpty else {
      throw .impossible("A stack is never empty.", "Finish the coordinator instead.")
    }
    try apply(.set(Array(below), in: stack.id))
    guard let column else { return }
    let above = Array(nodes[below.endIndex...])
    try apply(above.isEmpty ? .remove(column.id) : .set(above, in: column.id))
  }

  /// The nodes of screens: those that stand already, also by their keys, of equal ones the lowest
  /// first, and new ones for the others.
  private mutating func nodes(
    for screens: [any Showable], in standing: [Node], _ named: [AnyHashable?: [Node]]
  ) throws(Refusal) -> [Node] {
    var named = named
    return try screens.map { (screen) throws(Refusal) in
      let id = (screen as? any Screen).flatMap(director.node)
      if let node = standing.first(where: { $0.id == id }) { return node }
      if let key = screen.key, let node = named[key]?.popLast() { return node }
      let source = ScreenSource(screen)
      return try marked(screenNode(source), by: source.key)
    }
  }

  mutating func bringToFront(_ screen: any Showable) throws(Refusal) {
    let (stack, index) = try position(of: id(of: screen))
    var nodes = stack.children
    nodes.append(nodes.remove(at: index))
    try apply(.set(nodes, in: stack.id))
  }
}
