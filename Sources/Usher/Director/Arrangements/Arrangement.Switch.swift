extension Arrangement {
  /// A switch of a window's layouts to the arrangements for a width.
  @MainActor struct Switch {
    let width: SceneWidth

    init(to width: SceneWidth) { self.width = width }

    /// Gives each adaptive layout its arrangement, outer ones first.
    func plan(on draft: inout Draft) throws(Refusal) {
      draft.width = width
      draft.preparation.width = width
      for coordinator in draft.arranged {
        for index in coordinator.arrangements.indices {
          try arrange(coordinator, index, on: &draft)
        }
      }
    }

    /// Gives a restored tree the arrangement for the window's width, or leaves it as saved if that
    /// arrangement is impossible or denied.
    func plan(on draft: inout Draft, from saved: SceneWidth) {
      draft.width = saved
      var before = draft
      do throws(Refusal) {
        try dropReplacedDetails(of: &draft)
        before = draft
        try IdleDetail.showAllowed(on: &before)
        guard saved != width else {
          draft = before
          return
        }
        try plan(on: &draft)
        try IdleDetail.showAllowed(on: &draft)
        if draft.isDenied && !before.isDenied { draft = before }
      } catch { draft = before }
    }

    /// Removes the items of detail columns that show something else; what the user has put above an
    /// item in the meantime lies above the details.
    private func dropReplacedDetails(of draft: inout Draft) throws(Refusal) {
      for coordinator in draft.arranged {
        for arrangement in coordinator.arrangements {
          guard let column = arrangement.detail.flatMap({ draft.tree.node($0.column) }),
            column.kind == .stack,
            let first = column.children.firstIndex(where: { $0.attributes.detailOf != nil })
          else { continue }
          let above = column.children[..<first].filter { !arrangement.isDetailItem($0.id) }
          try draft.apply(.set(column.children[first...] + above, in: column.id))
        }
      }
    }

    private func arrange(
      _ coordinator: Coordinator, _ index: Int, on draft: inout Draft
    ) throws(Refusal) {
      let arrangement = draft.arrangement(of: coordinator, index)
      guard arrangement.width != width, !arrangement.isFixed,
        let old = arrangement.top.flatMap(draft.tree.node)
      else { return }
      var next = Rearrangement(arrangement, of: coordinator, in: draft.preparation, over: old)
      guard let new = try next.node(for: width) else {
        throw .impossible(
          "Nothing that \(coordinator.outlineName) shows has a place in its \(width.rawValue) arrangement.",
          "Keep an item that both arrangements name.")
      }
      next.arrangement.presenters = try replace(old, with: new, arrangement.presenters, on: &draft)
      draft.arrangements.append(Change(coordinator, index, next))
    }

    /// Replaces an arrangement under its layers, and returns the former presenters of those that
    /// moved.
    private func replace(
      _ old: Node, with new: Node, _ known: [NodeID: Presenter], on draft: inout Draft
    ) throws(Refusal) -> [NodeID: Presenter] {
      let before = draft.tree
      if let around = before.path(to: old.id).dropLast().last {
        try NestingRules.requireLegal(new, in: around.kind)
      }
      try draft.apply(before.root?.id == old.id ? .root(new) : .replace(old.id, with: new))
      let below = before.modals.firstIndex { $0.node.contains(old.id) }.map { $0 + 1 } ?? 0
      let above = before.modals.dropFirst(below)
      let standing = Array(draft.tree.layers.prefix(below + 1)) + above.map(\.node)
      var (wanted, moved): ([Modal], [NodeID: Presenter]) = ([], [:])
      for modal in above {
        let container = old.descendant(modal.presenter).flatMap { $0.kind == .screen ? nil : $0 }
        let former = known[modal.id].flatMap {
          $0.now == modal.presenter ? $0.presenter(in: new) : nil
        }
        let current = standing.contains { $0.contains(modal.presenter) } ? modal.presenter : nil
        let nearest = container.flatMap { new.presenter(insteadOf: $0, in: old) }
        guard let presenter = former ?? current ?? nearest else {
          throw .impossible(
            "\(modal.node.name) is presented by a screen that only the other arrangement has.",
            "Present it from a screen that both arrangements name.")
        }
        wanted.append(Modal(presenter: presenter, style: modal.style, node: modal.node))
        guard presenter != modal.presenter else { continue }
        for index in draft.arrangements.indices {
          draft.arrangements[index].move(modal.id, over: presenter, from: modal.presenter)
        }
        if let container { moved[modal.id] = Presenter(container, in: old, now: presenter) }
      }
      try present(draft.tree.modals.prefix(below) + wanted, on: &draft)
      for index in draft.arrangements.indices {
        draft.arrangements[index].rename(old.id, to: new.id)
      }
      return moved
    }

    /// Presents layers in place of those whose presenters have changed, in their order.
    private func present(_ wanted: [Modal], on draft: inout Draft) throws(Refusal) {
      let standing = draft.tree.modals
      let common = zip(standing, wanted).prefix { $0.id == $1.id && $0.presenter == $1.presenter }
      for modal in standing[common.count...].reversed() { try draft.apply(.remove(modal.id)) }
      for modal in wanted.dropFirst(common.count) { try draft.apply(.present(modal)) }
    }
  }
}
