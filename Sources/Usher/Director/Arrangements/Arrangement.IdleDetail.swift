extension Arrangement {
  /// A detail column without a detail: it shows its item, or is missing while guards deny that.
  @MainActor struct IdleDetail {
    private let coordinator: Coordinator
    private let index: Int
    let split: NodeID
    private let column: NodeID

    /// Shows the item of each, if guards allow it.
    static func showAllowed(on draft: inout Draft) throws(Refusal) {
      let (missing, new) = (missing(in: draft), new(in: draft))
      guard !missing.isEmpty || !new.isEmpty else { return }
      var whole = draft
      for detail in missing { try detail.fill(on: &whole) }
      try whole.normalize()
      switch whole.verdict(on: whole.tree) {
      case .allowed: draft = whole
      case .elsewhere: break
      case .denied: try showEachAllowed(without: new, on: &draft)
      }
    }

    /// Shows each by itself, after a draft without any has been allowed.
    private static func showEachAllowed(
      without new: [IdleDetail], on draft: inout Draft
    ) throws(Refusal) {
      var bare = draft
      for detail in new { try bare.apply(.remove(detail.column)) }
      try bare.normalize()
      guard bare.verdict(on: bare.tree).isAllowed else { return }
      draft = bare
      for detail in missing(in: draft) {
        var next = draft
        try detail.fill(on: &next)
        try next.normalize()
        if next.verdict(on: next.tree).isAllowed { draft = next }
      }
    }

    /// Makes a column that is missing, with some details or with its item.
    func fill(with details: [Node] = [], on draft: inout Draft) throws(Refusal) {
      let (width, standing) = (draft.width ?? draft.director.width, draft.tree.node(split))
      var next = Rearrangement(
        draft.arrangement(of: coordinator, index), of: coordinator, in: draft.preparation)
      guard let standing, let column = try next.detailColumn(for: width, showing: details) else {
        return
      }
      try draft.apply(.set(standing.children + [column], in: split))
      draft.arrangements.append(Change(coordinator, index, next))
    }

    /// Those whose content has left.
    static func missing(in draft: Draft) -> [IdleDetail] {
      all(in: draft) { column, _ in column == nil }
    }

    /// Those that show their items because of this draft.
    private static func new(in draft: Draft) -> [IdleDetail] {
      all(in: draft) { column, arrangement in
        guard let item = column?.children.first, item.attributes.detailOf == nil else {
          return false
        }
        return arrangement.isDetailItem(item.id) && draft.director.tree.node(item.id) == nil
      }
    }

    private static func all(
      in draft: Draft, where isMeant: (Node?, Arrangement) -> Bool
    ) -> [IdleDetail] {
      var details: [IdleDetail] = []
      for coordinator in draft.arranged where !draft.endings.contains(coordinator) {
        for index in coordinator.arrangements.indices {
          let arrangement = draft.arrangement(of: coordinator, index)
          guard let (split, column) = arrangement.detail, draft.tree.node(split) != nil,
            isMeant(draft.tree.node(column), arrangement)
          else { continue }
          details.append(
            IdleDetail(coordinator: coordinator, index: index, split: split, column: column))
        }
      }
      return details
    }
  }
}
