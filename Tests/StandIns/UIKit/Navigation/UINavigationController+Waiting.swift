extension UINavigationController {
  /// Returns whether a change waits for the next layout.
  func defers(_ change: StackChange) -> Bool {
    guard let simulation, simulation.defersTransitions, simulation.animatesViews,
      !change.isGesture, appearance.isShowing, !isHandingOver
    else { return false }
    return waiting != nil || stack.last !== displayed
  }

  /// Postpones a change to the next layout, which makes one transition of all postponed changes.
  func wait(with change: StackChange, from before: [UIViewController]) {
    let isWaiting = waiting != nil
    waiting = (change, waiting?.before ?? before)
    guard !isWaiting else { return }
    simulation?.clock.after(0) { [weak self] in self?.layOutStack() }
  }

  /// Performs the postponed changes.
  func layOutStack() {
    guard let (change, before) = waiting else { return }
    waiting = nil
    if transition == nil { begin(change, before) }
  }
}
