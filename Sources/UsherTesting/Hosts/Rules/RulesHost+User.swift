extension RulesHost {
  /// What a user can do to the topmost layer with a finger.
  public typealias Gesture = TouchGesture

  /// Begins a gesture, as far as the display allows one and the director permits it.
  ///
  /// Until it is completed or cancelled, the display is the user's.
  ///
  /// - Parameter gesture: The gesture.
  /// - Returns: Whether it has begun.
  @discardableResult
  public func begin(_ gesture: Gesture) -> Bool {
    guard running == nil, let director, let move = move(for: gesture) else { return false }
    guard director.permits(move.fact) else {
      if case .dismissed(let id) = move.fact { director.report(.dismissalAttempted(id)) }
      return false
    }
    director.report(.gestureBegan)
    begin(move)
    return true
  }

  /// Completes the gesture under way: the display says so, then the director hears of it.
  public func completeGesture() {
    guard let running, running.gesture != nil, !running.hasLanded else { return }
    land(running)
    self.running = nil
    director?.report(.gestureEnded(completed: true))
  }

  /// Cancels the gesture under way: everything goes back to where it was.
  public func cancelGesture() {
    guard let running, let gesture = running.gesture, !running.hasLanded else { return }
    gesture.revert()
    self.running?.hasLanded = true
    for pane in running.entering { tell(pane, .willDisappear) }
    for pane in running.leaving { tell(pane, .willAppear) }
    for pane in running.entering { tell(pane, .didDisappear) }
    for pane in running.leaving { tell(pane, .didAppear) }
    self.running = nil
    director?.report(.gestureEnded(completed: false))
  }

  /// Answers the alert in front; it is gone when its answer is reported.
  ///
  /// - Parameters:
  ///   - button: The index of the button.
  ///   - text: What is typed in the alert's field.
  /// - Returns: Whether there was such an alert and such a button.
  @discardableResult
  public func answer(_ button: Int, text: String? = nil) -> Bool {
    guard running == nil, let layer = display.layers.last, case .alert(let alert) = layer.style,
      alert.buttons.indices.contains(button)
    else { return false }
    director?.report(.gestureBegan)
    begin(removal(of: layer, .answered(layer.pane.id, button: button, text: text)))
    completeGesture()
    return true
  }
}

extension RulesHost {
  /// Takes the room of its splits away, all but that of the selected column.
  ///
  /// - Returns: Whether it did; nothing collapses during a transition.
  @discardableResult
  public func collapse() -> Bool { makeRoom(isCollapsed: true) }

  /// Gives its splits room for all their columns.
  ///
  /// - Returns: Whether it did; nothing expands during a transition.
  @discardableResult
  public func expand() -> Bool { makeRoom(isCollapsed: false) }

  private func makeRoom(isCollapsed: Bool) -> Bool {
    guard running == nil, display.isCollapsed != isCollapsed else { return false }
    let before = display.visible
    display.isCollapsed = isCollapsed
    begin(Running(before: before, after: display.visible, left: []))
    finishTransition()
    return true
  }
}

extension RulesHost {
  private struct Move {
    let fact: Fact
    let apply: @MainActor () -> [Pane]
    let revert: @MainActor () -> Void
  }

  private func begin(_ move: Move) {
    let before = display.visible
    let left = move.apply()
    let gesture = (fact: move.fact, revert: move.revert)
    begin(Running(before: before, after: display.visible, left: left, gesture: gesture))
  }

  private func move(for gesture: Gesture) -> Move? {
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

  /// In a collapsed split, what is behind a column that holds nothing to pop is the one before it.
  private func columnBefore(_ reachable: [Pane]) -> Move? {
    guard display.isCollapsed, let split = reachable.last(where: { $0.kind == .split }),
      let index = split.children.firstIndex(where: { $0.id == split.selected }), index > 0
    else { return nil }
    return selection(of: split, index - 1)
  }

  private var dismissal: Move? {
    guard let layer = display.layers.last, layer.style == .sheet || layer.style == .popover else {
      return nil
    }
    return removal(of: layer, .dismissed(layer.pane.id))
  }

  private func removal(of layer: Layer, _ fact: Fact) -> Move {
    Move(fact: fact) { [self] in
      display.layers.removeLast()
      return [layer.pane]
    } revert: { [weak self] in
      self?.display.layers.append(layer)
    }
  }

  private func selection(_ index: Int) -> Move? {
    guard let pane = display.top?.reachable.last(where: { $0.selected != nil }),
      pane.children.indices.contains(index), pane.children[index].id != pane.selected
    else { return nil }
    return selection(of: pane, index)
  }

  private func selection(of pane: Pane, _ index: Int) -> Move {
    let old = pane.selected
    let new = pane.children[index].id
    return Move(fact: .selected(new)) {
      pane.selected = new
      return []
    } revert: {
      pane.selected = old
    }
  }
}
