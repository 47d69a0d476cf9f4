extension RulesHost: TouchHost {
  /// A Boolean value that indicates whether a gesture is moving the display.
  public var isInteracting: Bool { running?.gesture != nil }

  /// Begins a gesture, if the display allows one and the director permits it.
  ///
  /// No step begins until the gesture is completed or cancelled.
  @discardableResult
  public func begin(_ gesture: TouchGesture) -> Bool {
    guard running == nil, let director, let move = move(for: gesture) else { return false }
    guard director.permits(move.fact) else {
      if case .dismissed(let id) = move.fact { director.report(.dismissalAttempted(id)) }
      return false
    }
    director.report(.gestureBegan)
    begin(move)
    return true
  }

  /// Completes the current gesture: the display changes, then the director is notified.
  public func completeGesture() {
    guard let running, running.gesture != nil, !running.isComplete else { return }
    completeTransition(running)
    self.running = nil
    director?.report(.gestureEnded(completed: true))
  }

  /// Cancels the current gesture; the display is as it was before.
  public func cancelGesture() {
    guard let running, let gesture = running.gesture, !running.isComplete else { return }
    gesture.revert()
    self.running?.isComplete = true
    for container in running.entering { tell(container, .willDisappear) }
    for container in running.leaving { tell(container, .willAppear) }
    for container in running.entering { tell(container, .didDisappear) }
    for container in running.leaving { tell(container, .didAppear) }
    self.running = nil
    director?.report(.gestureEnded(completed: false))
  }

  /// Answers the alert in front; it is gone when its answer is reported.
  @discardableResult
  public func answer(_ button: Int, text: String? = nil) -> Bool {
    guard running == nil, let layer = display.layers.last, case .alert(let alert) = layer.style,
      alert.buttons.indices.contains(button)
    else { return false }
    director?.report(.gestureBegan)
    begin(removal(of: layer, .answered(layer.container.id, button: button, text: text)))
    completeGesture()
    return true
  }

  /// Collapses its splits to the selected column.
  @discardableResult
  public func collapse() -> Bool { makeRoom(isCollapsed: true) }

  /// Expands its splits to all columns.
  @discardableResult
  public func expand() -> Bool { makeRoom(isCollapsed: false) }

  private func makeRoom(isCollapsed: Bool) -> Bool {
    guard running == nil, display.isCollapsed != isCollapsed else { return false }
    let before = display.visible
    director?.report(.gestureBegan)
    display.isCollapsed = isCollapsed
    begin(Running(before: before, after: display.visible, left: []))
    finishTransition()
    director?.report(.gestureEnded(completed: true))
    return true
  }
}
