extension Draft {
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
    let stack = try bottomStack()
    let owners = Set(selfAndEmbedded(of: requester).map(\.id))
    let own = stack.children.firstIndex { owners.contains($0.owner) }
    try drop(from: (own ?? 0) + 1, of: stack)
  }

  mutating func pop(to screen: any Screen) throws(Refusal) {
    let (stack, index) = try position(of: id(of: screen))
    try drop(from: index + 1, of: stack)
  }

  /// Removes the screens above the first `count`, all of which the requester must have started.
  private mutating func drop(from count: Int, of stack: Node) throws(Refusal) {
    try requireStarted(stack.children.dropFirst(count))
    try removeDetails(above: stack)
    try keep(first: count, of: stack)
  }

  /// The stack that contains a node or something around it, and the index there.
  private func position(of id: NodeID) throws(Refusal) -> (stack: Node, index: Int) {
    let path = tree.path(to: id)
    guard let depth = path.lastIndex(where: { $0.kind == .stack }), depth + 1 < path.count,
      let index = path[depth].children.lastIndex(where: { $0.id == path[depth + 1].id })
    else { throw .impossible("\(path.last?.name ?? "It") is in no stack.", "Dismiss it instead.") }
    return (path[depth], index)
  }

  /// Replaces the top of a stack, or the only screen.
  mutating func replaceTop(with source: ScreenSource) throws(Refusal) {
    let node = try marked(screenNode(source), by: source.key)
    let anchor = try anchorOrThrow()
    let stack = tree.path(to: anchor.id).last { $0.kind == .stack }
    let old = stack?.children.last ?? anchor.activePath.last ?? anchor
    try requireStarted(old)
    var new = node
    (new.slot, new.attributes.detailOf) = (old.slot, old.attributes.detailOf)
    try removing { draft throws(Refusal) in try draft.apply(.replace(old.id, with: new)) }
  }

  mutating func set(_ screens: [any Showable]) throws(Refusal) {
    let stack = try openStack()
    let own = stack.children.firstIndex { $0.owner == requester.id }
    let start = stack.owner == requester.id ? 0 : own ?? stack.children.count
    let new = try nodes(for: screens, in: stack)
    let kept = Set(new.map(\.id))
    try requireStarted(stack.children.dropFirst(start).filter { !kept.contains($0.id) })
    try set(Array(stack.children.prefix(start)) + new, in: stack)
  }

  mutating func remove(_ screen: any Screen) throws(Refusal) {
    let id = try id(of: screen)
    guard let node = tree.node(id) else { return }
    try requireStarted(node)
    let around = tree.path(to: id).dropLast().last
    guard
      around.map({ $0.kind == .screen || $0.children.count > 1 || isFilled($0) })
        ?? (id != tree.root?.id)
    else {
      throw .impossible(
        "\(node.name) is the only screen of its \(around?.kind.rawValue ?? "window"), which is never empty.",
        "Finish the coordinator or dismiss the layer instead.")
    }
    try apply(.remove(id))
  }

  mutating func replaceAll(with screens: [any Showable]) throws(Refusal) {
    let stack = try openStack()
    let start = stack.children.firstIndex { $0.owner == requester.id } ?? stack.children.count
    let above = stack.children.dropFirst(start)
    let others = above.filter { $0.owner != requester.id }
    let new = try nodes(for: screens, in: stack)
    let kept = Set((new + others).map(\.id))
    try requireStarted(above.filter { !kept.contains($0.id) })
    try set(stack.children.prefix(start) + new + others, in: stack)
  }

  private mutating func set(_ nodes: [Node], in stack: Node) throws(Refusal) {
    guard !nodes.isEmpty else {
      throw .impossible("A stack is never empty.", "Finish the coordinator instead.")
    }
    try apply(.set(nodes, in: stack.id))
  }

  /// The nodes of screens: those in the stack already, and new ones for the others.
  private mutating func nodes(
    for screens: [any Showable], in stack: Node
  ) throws(Refusal) -> [Node] {
    var nodes: [Node] = []
    for screen in screens {
      let standing = (screen as? any Screen).flatMap(director.node)
      if let node = stack.children.first(where: { $0.id == standing }) {
        nodes.append(node)
      } else {
        let source = ScreenSource(screen)
        nodes.append(try marked(screenNode(source), by: source.key))
      }
    }
    return nodes
  }

  mutating func bringToFront(_ screen: any Screen) throws(Refusal) {
    let (stack, index) = try position(of: id(of: screen))
    var nodes = stack.children
    nodes.append(nodes.remove(at: index))
    try apply(.set(nodes, in: stack.id))
  }
}
