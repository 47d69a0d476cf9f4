extension SceneTransition.ShowOperation {
  /// A place for a detail: the detail column of the innermost split around the caller, whose content it
  /// replaces, or the caller's stack if there is no such column or the caller is in it.
  @MainActor struct DetailPlacement {
    let node: Node

    func plan(on draft: inout Draft) throws(Refusal) {
      try NestingRules.requireLegal(node, in: .stack)
      // An act before this one, of the same change, may have emptied the column.
      _ = try draft.refillDetails()
      var path = try draft.tree.path(to: caller(in: draft).id)
      let isAround = split(on: path, in: draft) != nil
      // Such as the stack of a flow in a tab, if the caller has the tabs.
      if !isAround { path = try draft.tree.path(to: draft.openStack().id) }
      guard let split = self.split(on: path, in: draft), let column = split.children.last,
        split.children.count > 1
      else { return try push(onto: draft.openStack().id, of: &draft) }
      let child = path.drop { $0.id != split.id }.dropFirst().first
      let isInColumn = isAround && (child ?? ownColumn(of: split, in: draft))?.id == column.id
      if isInColumn, draft.isFilled(column), let stack = path.last(where: { $0.kind == .stack }) {
        try push(onto: stack.id, of: &draft)
        return try show(split, on: &draft)
      }
      let before = column.children.first?.attributes.detailOf
      let isOutside = child.map { $0.id != column.id } ?? false
      let below =
        isInColumn
        ? before
        : isOutside ? base(below: path, in: split, of: draft) : base(of: split, before, in: draft)
      let detail = node.marked(asDetailOf: below ?? split.id)
      // As in a stack, details that come together lie above one another.
      if draft.isFilled(column), let first = column.children.first,
        !first.isOlder(than: draft.first)
      {
        try draft.push(detail, onto: column.id)
      } else {
        try fill(column, of: split, with: detail, on: &draft)
      }
      try show(split, on: &draft)
    }

    private func push(onto stack: NodeID, of draft: inout Draft) throws(Refusal) {
      let base = draft.tree.node(stack)?.base ?? stack
      try draft.push(node.marked(asDetailOf: base), onto: stack)
    }

    private func fill(
      _ column: Node, of split: Node, with detail: Node, on draft: inout Draft
    ) throws(Refusal) {
      guard column.kind != .stack else { return try draft.apply(.set([detail], in: column.id)) }
      let id = draft.director.identityGenerator.nodeID()
      var stack = Node(id: id, owner: split.owner, name: split.name, shape: .stack([detail]))
      stack.slot = column.slot
      try draft.apply(.replace(column.id, with: stack))
    }

    private func show(_ split: Node, on draft: inout Draft) throws(Refusal) {
      guard let shown = draft.tree.node(split.id)?.children.last else { return }
      if split.selected != shown.id { try draft.apply(.select(shown.id, in: split.id)) }
    }

    /// The place of the request: its screen, or the first node of its coordinator.
    private func caller(in draft: Draft) throws(Refusal) -> Node {
      let (director, requester) = (draft.director, draft.requester)
      let source = draft.request.source.flatMap(director.node)
      let places = [source, requester.startRecord.layout] + draft.nodes(of: requester)
      if let place = places.lazy.compactMap({ $0.flatMap(draft.tree.node) }).first { return place }
      return try draft.anchorOrThrow()
    }

    /// The innermost split with a detail column.
    private func split(on path: [Node], in draft: Draft) -> Node? {
      let details = draft.detailColumns
      return path.last { node in details.contains { $0.split == node.id } }
    }

    /// The first column with the requester's own screens, which the details of a whole split belong to.
    private func ownColumn(of split: Node, in draft: Draft) -> Node? {
      split.children.dropLast().first { $0.children.contains { $0.owner == draft.requester.id } }
    }

    /// The first screen of the stack that a detail is on in a narrow window: the caller's, in a split.
    ///
    /// In a flow with an arrangement of its own, it belongs to the split as a whole: the flow would take
    /// it for one of its own details when the window becomes wide again.
    private func base(below path: [Node], in split: Node, of draft: Draft) -> NodeID {
      let inside = path.drop { $0.id != split.id }.dropFirst()
      let inner = inside + (inside.last?.activePath.dropFirst() ?? [])
      let isArranged = inner.contains { node in
        node.owner != split.owner && !(draft.coordinator(node.owner)?.arrangements.isEmpty ?? true)
      }
      return isArranged ? split.id : inner.last { $0.kind == .stack }?.base ?? split.id
    }

    /// The same for a caller around the split: the stack of its own column, or of the column in front;
    /// behind a detail, of that one.
    private func base(of split: Node, _ before: NodeID?, in draft: Draft) -> NodeID? {
      if let own = ownColumn(of: split, in: draft) { return own.base }
      let columns = split.children.dropLast()
      if let before, split.selected == split.children.last?.id { return before }
      let front = columns.first { $0.id == split.selected } ?? columns.first
      return front.map { base(below: [split, $0], in: split, of: draft) }
    }
  }
}

extension Node {
  /// The first screen of a stack, which stays where the stack is made anew.
  fileprivate var base: NodeID { kind == .stack ? children.first?.id ?? id : id }
}
