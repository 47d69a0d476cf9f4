extension SceneTransition.ShowOperation {
  /// A place for a detail: the detail column of the innermost split around the caller, whose
  /// content it replaces; without one, or for a caller inside it, the caller's stack.
  @MainActor struct DetailPlacement {
    let node: Node

    func plan(on draft: inout Draft) throws(Refusal) {
      try NestingRules.requireLegal(node, in: .stack)
      let caller = try caller(in: draft)
      var path = draft.tree.path(to: caller.id)
      let isAround = columns(on: path, in: draft) != nil
      // Such as the stack of a flow in a tab, if the caller has the tabs.
      if !isAround { path = try draft.tree.path(to: draft.openStack().id) }
      guard let columns = columns(on: path, in: draft) else {
        return try push(onto: draft.openStack().id, beside: caller, of: &draft)
      }
      let child = path.drop { $0.id != columns.split.id }.dropFirst().first
      let isInDetail = child.map { $0.id == columns.detail?.id } ?? false
      let isBeside = isAround && isInDetail
      if isBeside, columns.isFilled, let stack = path.last(where: { $0.kind == .stack }) {
        try push(onto: stack.id, beside: columns.detail?.children.first, of: &draft)
      } else {
        let before = columns.detail?.children.first?.attributes.detailOf
        let item: NodeID? =
          if isBeside {
            before
          } else if child != nil && !isInDetail {
            base(below: path, in: columns.split, of: draft)
          } else {
            base(of: columns, before, in: draft)
          }
        try fill(columns, with: node.marked(asDetailOf: item ?? columns.split.id), on: &draft)
      }
      let shown = draft.detailColumns.first { $0.split == columns.split.id }?.column
      if let shown, draft.tree.node(columns.split.id)?.selected != shown {
        try draft.apply(.select(shown, in: columns.split.id))
      }
    }

    /// Pushes a detail; beside another one it belongs to the same item, so that they stay together.
    private func push(
      onto stack: NodeID, beside other: Node?, of draft: inout Draft
    ) throws(Refusal) {
      let item = other?.attributes.detailOf ?? draft.tree.node(stack)?.base ?? stack
      try draft.push(node.marked(asDetailOf: item), onto: stack)
    }

    /// Shows details in place of the column's content; several lie above one another, as in a
    /// stack.
    private func fill(
      _ columns: Columns, with detail: Node, on draft: inout Draft
    ) throws(Refusal) {
      if let column = columns.detail {
        let isNew = column.children.first.map { !$0.isOlder(than: draft.first) } ?? false
        if columns.isFilled && isNew {
          return try push(onto: column.id, beside: column.children.first, of: &draft)
        }
        try draft.apply(.set([detail], in: column.id))
      } else {
        let missing = Arrangement.IdleDetail.missing(in: draft)
        try missing.first { $0.split == columns.split.id }?.fill(with: [detail], on: &draft)
      }
    }

    /// A split, its detail column, which may be missing, and its other columns.
    private struct Columns {
      let split: Node
      let detail: Node?
      let isFilled: Bool
      var others: [Node] { split.children.filter { $0.id != detail?.id } }
    }

    /// The innermost split with a detail column.
    private func columns(on path: [Node], in draft: Draft) -> Columns? {
      let details = draft.detailColumns
      for split in path.reversed() {
        guard let id = details.first(where: { $0.split == split.id })?.column else { continue }
        let detail = split.children.first { $0.id == id }
        return Columns(
          split: split, detail: detail, isFilled: detail.map(draft.isFilled) ?? false)
      }
      return nil
    }

    /// The place of the request: its screen, or the first node of its coordinator.
    private func caller(in draft: Draft) throws(Refusal) -> Node {
      let (director, requester) = (draft.director, draft.requester)
      let source = draft.request.source.flatMap(director.node)
      let places = [source, requester.startRecord.layout] + draft.nodes(of: requester)
      if let place = places.lazy.compactMap({ $0.flatMap(draft.tree.node) }).first { return place }
      return try draft.anchorOrThrow()
    }

    /// The first screen of the stack for a detail in a narrow window: the caller's, in a split.
    ///
    /// In a flow with an arrangement of its own, it belongs to the whole split: otherwise the flow
    /// would claim it as its own detail when the window becomes wide again.
    private func base(below path: [Node], in split: Node, of draft: Draft) -> NodeID {
      let inside = path.drop { $0.id != split.id }.dropFirst()
      let inner = inside + (inside.last?.activePath.dropFirst() ?? [])
      let isArranged = inner.contains { node in
        node.owner != split.owner && !(draft.coordinator(node.owner)?.arrangements.isEmpty ?? true)
      }
      return isArranged ? split.id : inner.last { $0.kind == .stack }?.base ?? split.id
    }

    /// The same for a caller around the split: the stack of its own column or of the front column;
    /// behind a detail, that detail's stack.
    private func base(of columns: Columns, _ before: NodeID?, in draft: Draft) -> NodeID? {
      let own = columns.others.first { $0.children.contains { $0.owner == draft.requester.id } }
      if let own { return own.base }
      let selected = columns.split.selected
      if let before, selected == columns.detail?.id { return before }
      let front = columns.others.first { $0.id == selected } ?? columns.others.first
      return front.map { base(below: [columns.split, $0], in: columns.split, of: draft) }
    }
  }
}

extension Node {
  /// The first screen of a stack, which stays if the stack is made anew.
  fileprivate var base: NodeID { kind == .stack ? children.first?.id ?? id : id }
}
