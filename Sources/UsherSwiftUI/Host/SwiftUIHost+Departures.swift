import Usher

/// Removals by the user, until they are out of sight.
extension SwiftUIHost {
  /// Reports a removal, and waits until it is complete; until then the display belongs to the user.
  func leave(_ departure: Departure, _ fact: Fact?) {
    let wasInteracting = isInteracting
    departures.append(departure)
    departure.watch = watch { $0.endLate(departure) }
    if !wasInteracting { director?.report(.gestureBegan) }
    if let fact { director?.report(fact) }
    later {
      departure.turnsLeft -= 1
      $0.look()
    }
  }

  /// Ends a removal that takes too long; first repeats a path that SwiftUI may have missed.
  func endLate(_ departure: Departure) {
    // An inactive scene renders nothing, so the wait is restarted when it is active again.
    guard isActive else { return }
    guard let (stack, path) = departure.returning, !stack.isBack, departure.repeats < 3 else {
      return end(departure)
    }
    departure.repeats += 1
    departure.watch = watch { $0.endLate(departure) }
    stack.tell(path)
    later(than: stack) { _ in stack.restore() }
  }

  func end(_ departure: Departure) {
    guard departures.contains(where: { $0 === departure }) else { return }
    if let level = departure.alert?.level { hideAlert(of: level) }
    if departure.alert != nil, leavingAlert != nil { return afterAlert { $0.end(departure) } }
    endInside(departure)
    departures.removeAll { $0 === departure }
    departure.watch?.cancel()
    release(departure.nodes)
    showThroughStep(departure.apply)
    if departures.isEmpty { returnDisplay() }
  }

  /// Ends earlier removals inside this one or above it.
  private func endInside(_ departure: Departure) {
    for inner in departures where inner !== departure {
      if inner.nodes.contains(where: { departure.takesAlong($0) }) { end(inner) }
    }
    guard let step = running, step.departing.contains(where: { departure.takesAlong($0) }) else {
      return
    }
    _ = finish()
    later { _ in step.completion() }
  }

  private func returnDisplay() {
    // The running step may be dismissing a level below the alert; its end shows the alert.
    if running == nil { showAlert() } else { updateSight() }
    restorePaths()
    let completions = waiting
    waiting = []
    if !isInteracting { director?.report(.gestureEnded(completed: true)) }
    for completion in completions { completion() }
  }
}
