/// The effects of gestures on the containers, and their reversal.
extension RulesHost {
  struct Move {
    let fact: Fact
    let apply: @MainActor () -> [ScreenContainer]
    let revert: @MainActor () -> Void
  }

  func begin(_ move: Move) {
    let before = display.visible
    let left = move.apply()
    begin(Running(before: before, after: display.visible, left: left, gesture: move))
  }

  func move(for gesture: TouchGesture) -> Move? {
    switch gesture {
    case .back(let count): back(count)
    case .dismiss: dismissal
    case .select(let index): selection(index)
    }
  }

  private func back(_ count: Int) -> Move? {
    let reachable = display.top?.reachable ?? []
    guard count > 0, let depth = reachable.lastIndex(where: { $0.kind == .stack }),
      reachable[depth].children.count > count
    else { return columnBefore(reachable) }
    let stack = reachable[depth]
    let all = stack.children
    let rest = all.count - count
    return Move(fact: .popped(all[rest].id)) {
      stack.children = Array(all[..<rest])
      return Array(all[rest...])
    } revert: {
      stack.children = all
    }
  }

  /// In a collapsed split, going back from a column with nothing to pop leads to the column before
  /// it.
  private func columnBefore(_ reachable: [ScreenContainer]) -> Move? {
    guard display.isCollapsed, let split = reachable.last(where: { $0.kind == .split }),
      let index = split.children.firstIndex(where: { $0.id == split.selected }), index > 0
    else { return nil }
    return selection(of: split, index - 1)
  }

  private var dismissal: Move? {
    guard let layer = display.layers.last, layer.style.isClosedByTouch else { return nil }
    return removal(of: layer, .dismissed(layer.container.id))
  }

  func removal(of layer: PresentedContainer, _ fact: Fact) -> Move {
    Move(fact: fact) { [self] in
      display.layers.removeLast()
      return [layer.container]
    } revert: { [weak self] in
      self?.display.layers.append(layer)
    }
  }

  private func selection(_ index: Int) -> Move? {
    guard let container = display.top?.reachable.last(where: { $0.selected != nil }),
      container.children.indices.contains(index), container.children[index].id != container.selected
    else { return nil }
    return selection(of: container, index)
  }

  private func selection(of container: ScreenContainer, _ index: Int) -> Move {
    let old = container.selected
    let new = container.children[index].id
    return Move(fact: .selected(new)) {
      container.selected = new
      return []
    } revert: {
      container.selected = old
    }
  }
}

extension Modal.Style {
  /// `true` if a user can swipe it away, or tap beside it.
  fileprivate var isClosedByTouch: Bool {
    switch self {
    case .sheet, .popover: true
    case .cover: false
    case .alert(let alert): alert.isDialog
    }
  }
}
