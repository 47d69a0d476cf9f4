import Usher

/// Removals by the user, until they are out of sight.
extension SwiftUIHost {
  /// Reports a removal, and waits until it is complete; until then the display belongs to the user.
  func begin(_ removal: UserRemoval, _ fact: Fact?) {
    let wasInteracting = isInteracting
    removals.append(removal)
    removal.watch = watch { $0.endLate(removal) }
    if !wasInteracting { director?.report(.gestureBegan) }
    if let fact { director?.report(fact) }
    later {
      removal.turnsLeft -= 1
      $0.finishIfSettled()
    }
  }

  /// Ends a removal that takes too long; first repeats a path that SwiftUI may have missed.
  func endLate(_ removal: UserRemoval) {
    // An inactive scene renders nothing, so the wait is restarted when it is active again.
    guard isActive else { return }
    guard let (stack, path) = removal.returning, !stack.isBack, removal.repeats < 3 else {
      return end(removal)
    }
    removal.repeats += 1
    removal.watch = watch { $0.endLate(removal) }
    stack.setAgain(path)
    later(than: stack) { _ in stack.restore() }
  }

  func end(_ removal: UserRemoval) {
    guard removals.contains(where: { $0 === removal }) else { return }
    if let level = removal.alert?.level { hideAlert(of: level) }
    if removal.alert != nil, leavingAlert != nil { return afterAlert { $0.end(removal) } }
    endInside(removal)
    removals.removeAll { $0 === removal }
    removal.watch?.cancel()
    release(removal.nodes)
    showThroughStep(removal.apply)
    if removals.isEmpty { returnDisplay() }
  }

  /// Ends earlier removals inside this one or above it.
  private func endInside(_ removal: UserRemoval) {
    for inner in removals where inner !== removal {
      if inner.nodes.contains(where: { removal.includes($0) }) { end(inner) }
    }
    guard let step = running, step.departing.contains(where: { removal.includes($0) }) else {
      return
    }
    _ = finish()
    later { _ in step.completion() }
  }

  /// Returns the display to the director.
  private func returnDisplay() {
    // The running step may be dismissing a level below the alert; its end shows the alert.
    if running == nil { showAlert() } else { updateSight() }
    restorePaths()
    let completions = exchange(&waiting, with: [])
    if !isInteracting { director?.report(.gestureEnded(completed: true)) }
    for completion in completions { completion() }
  }
}
