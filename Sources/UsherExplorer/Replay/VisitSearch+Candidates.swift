import UsherTesting

extension VisitSearch {
  /// The actions to try at a place, the likely ones first.
  ///
  /// The record shows when the user went back, dismissed, selected or answered, so those are tried
  /// only there; actions that have just become possible are tried before the rest.
  func candidates(
    at position: Int?, _ stateKey: StateKey, since last: StateKey?
  ) -> [UserAction] {
    guard let position else {
      return (visit.start == .wide ? UserAction.resizes : []) + stateKey.actions
        + restarts(at: stateKey)
    }
    let isOver = position == visit.marks.count
    let act = isOver ? nil : visit.marks[position].act
    let possible = stateKey.actions.filter { action in
      !action.isAct || isOver || act.map { action.matches($0, at: stateKey) } == true
    }
    let (fitting, others) = possible.parted(by: \.isAct)
    let (outside, offers) = others.parted(by: { $0.interruption != nil })
    let (old, new) = offers.parted { last?.actions.contains($0) == true }
    let twice = offers.compactMap(\.twice)
    let absence: [UserAction] =
      visit.trace.absences.contains(position) ? [.interrupt(.hourInBackground)] : []
    let resizes = act == .resize ? UserAction.resizes : []
    return resizes + fitting + new + old + twice + outside + absence
  }

  /// The number of lines in which a tree differs from the first one of the visit, by which the
  /// search for a restored place is led there.
  func distance(to tree: SceneTree) -> Int {
    guard visit.start == .restored, case .tree(let first)? = visit.marks.first else { return 0 }
    let lines = first.split(separator: "\n")
    let distances = [tree, tree.withoutValues].map {
      $0.likeness().split(separator: "\n").difference(from: lines).count
    }
    return distances.min() ?? 0
  }

  /// A restart, if the state is the one that the visit was restored to.
  private func restarts(at stateKey: StateKey) -> [UserAction] {
    guard visit.start == .restored, let first = visit.marks.first else { return [] }
    let trees = [stateKey.tree, stateKey.tree.withoutValues]
    return trees.contains { .tree($0.likeness()) == first } ? [.interrupt(.killed)] : []
  }
}

extension RecordedVisit.Mark {
  var isTree: Bool { if case .tree = self { true } else { false } }

  fileprivate var act: Act? { if case .act(let act) = self { act } else { nil } }
}

extension UserAction {
  fileprivate static let resizes: [UserAction] = [.regular, .compact].map {
    .interrupt(.resized(to: $0))
  }

  /// `true` if a host reports the action, so that the record has it.
  fileprivate var isAct: Bool {
    switch self {
    case .back, .dismiss, .select, .selectAt, .answer: true
    case .take, .takeTwice, .open, .wait, .interrupt: false
    }
  }

  fileprivate var twice: UserAction? {
    if case .take(let title) = self { .takeTwice(title) } else { nil }
  }

  fileprivate func matches(_ act: RecordedVisit.Mark.Act, at stateKey: StateKey) -> Bool {
    switch (self, act) {
    // The way back from the second column of a collapsed split selects the first one.
    case (.back, .back), (.back, .select), (.dismiss, .dismiss): true
    case (.select, .select), (.selectAt, .select): true
    case (.answer(let title), .answer(let button)): stateKey.tree.button(button)?.title == title
    default: false
    }
  }
}

extension SceneTree {
  fileprivate func button(_ index: Int) -> SceneAlert.Button? {
    guard case .alert(let alert)? = modals.last?.style, alert.buttons.indices.contains(index) else {
      return nil
    }
    return alert.buttons[index]
  }
}

extension [UserAction] {
  fileprivate func parted(by isFirst: (UserAction) -> Bool) -> ([UserAction], [UserAction]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
