extension Arrangement {
  /// A detail column without a detail: it shows its item, or is missing while guards deny that.
  @MainActor struct IdleDetail {
    private let coordinator: Coordinator
    private let index: Int
    let split: NodeID
    private let column: NodeID

    /// Shows the item of each, if guards allow it; returns `false` if there is nothing to decide.
    @discardableResult
    static func showAllowed(on draft: inout Draft) throws(Refusal) -> Bool {
      let (missing, new) = (missing(in: draft), new(in: draft))
      guard !missing.isEmpty || !new.isEmpty else { return false }
      let known = Set(draft.preparation.coordinators.map(\.id))
      var whole = draft
      for detail in missing { try detail.fill(on: &whole) }
      let verdict = whole.verdict(on: whole.tree)
      if verdict.isAllowed {
        draft = whole
        return true
      }
      draft.preparation.forget { !known.contains($0.id) }
      guard case .denied = verdict else { return false }
      let denied = try denied(without: new, on: draft)
      draft.preparation.forget { !known.contains($0.id) }
      guard let denied else { return false }
      for detail in new where denied.contains(where: detail.isSame) {
        let nodes = draft.tree.node(detail.column)?.flattened ?? []
        let owners = Set(nodes.map(\.owner))
        draft.deniedItems += nodes
        try draft.apply(.remove(detail.column))
        let gone = owners.subtracting(draft.tree.nodes.map(\.owner))
        draft.preparation.forget { gone.contains($0.id) }
      }
      for detail in missing where !denied.contains(where: detail.isSame) {
        try detail.fill(on: &draft)
      }
      return true
    }

    /// The columns whose items guards deny, one by one; `nil` if they deny the draft without any.
    private static func denied(
      without new: [IdleDetail], on draft: Draft
    ) throws(Refusal) -> [IdleDetail]? {
      var trial = draft
      for detail in new { try trial.apply(.remove(detail.column)) }
      guard !trial.isDenied else { return nil }
      var denied: [IdleDetail] = []
      for detail in missing(in: trial) {
        var next = trial
        try detail.fill(on: &next)
        if next.isDenied { denied.append(detail) } else { trial = next }
      }
      return denied
    }

    private func isSame(as other: IdleDetail) -> Bool {
      coordinator === other.coordinator && index == other.index
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

    /// The columns whose content has left.
    static func missing(in draft: Draft) -> [IdleDetail] {
      all(in: draft) { column, _ in column == nil }
    }

    /// The columns that show their items because of this draft.
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
      draft.arranged.filter { !draft.endings.contains($0) }.flatMap { coordinator in
        coordinator.arrangements.indices.compactMap { index in
          let arrangement = draft.arrangement(of: coordinator, index)
          guard let (split, column) = arrangement.detail, draft.tree.node(split) != nil,
            isMeant(draft.tree.node(column), arrangement)
          else { return nil }
          return IdleDetail(coordinator: coordinator, index: index, split: split, column: column)
        }
      }
    }
  }
}
