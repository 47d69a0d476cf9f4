extension Draft {
  /// Replaces the content of the detail column of the innermost split around the caller; pushes
  /// onto the caller's stack if there is no such column or the caller is in it.
  mutating func placeDetail(_ node: Node) throws(Refusal) {
    try NestingRules.requireLegal(node, in: .stack)
    // An act before this one, of the same change, may have emptied the column.
    _ = try refillDetails()
    var path = try tree.path(to: caller().id)
    let isAround = split(withDetailsOn: path) != nil
    // Such as the stack of a flow in a tab, if the caller has the tabs.
    if !isAround { path = try tree.path(to: openStack().id) }
    guard let split = split(withDetailsOn: path), let column = split.children.last,
      split.children.count > 1
    else { return try pushDetail(node, onto: openStack().id) }
    let child = path.drop { $0.id != split.id }.dropFirst().first
    let isInColumn = isAround && (child ?? ownColumn(of: split))?.id == column.id
    if isInColumn, isFilled(column), let stack = path.last(where: { $0.kind == .stack }) {
      try pushDetail(node, onto: stack.id)
      return try showDetails(of: split)
    }
    let before = column.children.first?.attributes.detailOf
    let isOutside = child.map { $0.id != column.id } ?? false
    let below =
      isInColumn ? before : isOutside ? base(below: path, in: split) : base(of: split, before)
    let node = node.marked(asDetailOf: below ?? split.id)
    // As in a stack, details that come together lie above one another.
    if isFilled(column), let first = column.children.first, !first.isOlder(than: self.first) {
      try push(node, onto: column.id)
      return try showDetails(of: split)
    }
    try fill(column, of: split, with: node)
  }

  /// The innermost split with a detail column.
  private func split(withDetailsOn path: [Node]) -> Node? {
    let details = detailColumns
    return path.last { node in details.contains { $0.split == node.id } }
  }

  /// The first column with the requester's own screens, which the details of a whole split belong to.
  private func ownColumn(of split: Node) -> Node? {
    split.children.dropLast().first { $0.children.contains { $0.owner == requester.id } }
  }

  /// The first screen of the stack that a detail is on in a narrow window: the caller's, in a split.
  ///
  /// In a flow with an arrangement of its own, it belongs to the split as a whole: the flow would take it
  /// for one of its own details when the window becomes wide again.
  private func base(below path: [Node], in split: Node) -> NodeID {
    let inside = path.drop { $0.id != split.id }.dropFirst()
    let inner = inside + (inside.last?.activePath.dropFirst() ?? [])
    let isArranged = inner.contains { node in
      node.owner != split.owner && !(coordinator(node.owner)?.arrangements.isEmpty ?? true)
    }
    return isArranged ? split.id : inner.last { $0.kind == .stack }?.base ?? split.id
  }

  /// The same for a caller around the split: the stack of its own column, or of the column in front; behind
  /// a detail, of that one.
  private func base(of split: Node, _ before: NodeID?) -> NodeID? {
    if let own = ownColumn(of: split) { return own.base }
    let columns = split.children.dropLast()
    if let before, split.selected == split.children.last?.id { return before }
    let front = columns.first { $0.id == split.selected } ?? columns.first
    return front.map { base(below: [split, $0], in: split) }
  }

  private mutating func pushDetail(_ node: Node, onto stack: NodeID) throws(Refusal) {
    try push(node.marked(asDetailOf: tree.node(stack)?.base ?? stack), onto: stack)
  }

  private mutating func fill(
    _ column: Node, of split: Node, with node: Node
  ) throws(Refusal) {
    if column.kind == .stack {
      try apply(.set([node], in: column.id))
    } else {
      let id = director.identityGenerator.nodeID()
      var stack = Node(id: id, owner: split.owner, name: split.name, shape: .stack([node]))
      stack.slot = column.slot
      try apply(.replace(column.id, with: stack))
    }
    try showDetails(of: split)
  }

  private mutating func showDetails(of split: Node) throws(Refusal) {
    guard let shown = tree.node(split.id)?.children.last else { return }
    if split.selected != shown.id { try apply(.select(shown.id, in: split.id)) }
  }

  /// The place of the request: its screen, or the first node of its coordinator.
  private func caller() throws(Refusal) -> Node {
    let source = request.source.flatMap(director.node).flatMap(tree.node)
    let layout = requester.startRecord.layout.flatMap(tree.node)
    if let place = source ?? layout ?? nodes(of: requester).lazy.compactMap(tree.node).first {
      return place
    }
    return try anchorOrThrow()
  }
}

// A detail column that shows a detail is emptied like the part of a stack that it is in a narrow window.
extension Draft {
  /// Returns true if a stack is a detail column that shows something else than its item.
  func isFilled(_ stack: Node) -> Bool {
    stack.children.first?.attributes.detailOf != nil
      && detailColumns.contains { $0.column == stack.id }
  }

  /// The detail columns of the window, those of this draft's layouts included.
  private var detailColumns: [(split: NodeID, column: NodeID)] {
    (director.arranged + preparation.coordinators).flatMap { coordinator in
      coordinator.arrangements.indices.compactMap { arrangement(of: coordinator, $0).detail }
    }
  }

  /// The stack below the details of a column, which it belongs to in a narrow window.
  private func stack(below column: Node) -> Node? {
    guard isFilled(column), let item = column.children[0].attributes.detailOf else { return nil }
    return tree.path(to: item).last { $0.kind == .stack && $0.id != column.id }
  }

  /// Removes the details that belong to a stack, all of which the requester must have started.
  mutating func removeDetails(above stack: Node) throws(Refusal) {
    guard let column = details(above: stack) else { return }
    try requireStarted(column.children)
    try apply(.remove(column.id))
  }

  /// The detail column with the screens that would be on a stack in a narrow window.
  func details(above stack: Node) -> Node? {
    detailColumns.lazy.compactMap { tree.node($0.column) }
      .first { self.stack(below: $0)?.id == stack.id }
  }

  /// Returns the stack below a detail column, if the requester has screens there, or else the stack
  /// itself.
  func bottom(of stack: Node) -> Node {
    let owners = Set(selfAndEmbedded(of: requester).map(\.id))
    guard let below = self.stack(below: stack),
      below.children.contains(where: { owners.contains($0.owner) })
    else { return stack }
    return below
  }
}

extension Node {
  /// The first screen of a stack, which stays where the stack is made anew.
  fileprivate var base: NodeID { kind == .stack ? children.first?.id ?? id : id }
}
