import Usher

/// What the user takes away, until it is out of sight.
extension SwiftUIHost {
  /// Says that something goes, and waits until it is gone; until then the display is the user's.
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

  /// Ends what has not been seen to end, unless SwiftUI may have missed what it was told.
  func endLate(_ departure: Departure) {
    // Nothing is rendered, so that nothing can be seen to end; it is waited for again afterwards.
    guard isActive else { return }
    guard let (stack, path) = departure.returning, !stack.isBack, departure.repeats < 3 else {
      return end(departure)
    }
    departure.repeats += 1
    departure.watch = watch { $0.endLate(departure) }
    stack.tell(path)
    later(than: stack) { _ in stack.putBack() }
  }

  func end(_ departure: Departure) {
    guard departures.contains(where: { $0 === departure }) else { return }
    if let level = departure.alert?.level { hideAlert(of: level) }
    if departure.alert != nil, leavingAlert != nil { return afterAlert { $0.end(departure) } }
    endInside(departure)
    departures.removeAll { $0 === departure }
    departure.watch?.cancel()
    release(departure.nodes)
    keepShowing(departure.apply)
    if departures.isEmpty { takeBackDisplay() }
  }

  /// Ends what had begun to leave before, from inside of what has left now or from over it.
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

  /// The display is the director's again.
  private func takeBackDisplay() {
    // A step that runs may be dismissing what an alert would cover; its end shows the alert.
    if running == nil { showAlert() } else { updateSight() }
    for stack in astray { putBackSoon(stack) }
    astray = []
    let completions = waiting
    waiting = []
    if !isInteracting { director?.report(.gestureEnded(completed: true)) }
    for completion in completions { completion() }
  }
}
