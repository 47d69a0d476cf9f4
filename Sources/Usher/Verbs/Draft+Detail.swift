extension Draft {
  /// Replaces the content of the detail column of the innermost split around the caller; pushes
  /// onto the caller's stack if there is no such column or the caller is in it.
  mutating func placeDetail(_ node: Node) throws(Refusal) {
    try NestingRules.requireLegal(node, in: .stack)
    let path = try tree.path(to: caller().id)
    guard let index = path.lastIndex(where: { $0.kind == .split }),
      let column = path[index].children.last, path[index].children.count > 1
    else { return try pushDetail(node, onto: openStack().id) }
    let (split, item) = (path[index], path.dropFirst(index + 1).first)
    if item?.id == column.id, let stack = path.last(where: { $0.kind == .stack }) {
      try pushDetail(node, onto: stack.id)
      return try showDetails(of: split)
    }
    try fill(column, of: split, with: node.marked(asDetailOf: (item ?? split).id))
  }

  private mutating func pushDetail(_ node: Node, onto stack: NodeID) throws(Refusal) {
    try push(node.marked(asDetailOf: stack), onto: stack)
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

extension Node {
  fileprivate func marked(asDetailOf item: NodeID) -> Node {
    var node = self
    node.attributes.detailOf = item
    return node
  }
}
