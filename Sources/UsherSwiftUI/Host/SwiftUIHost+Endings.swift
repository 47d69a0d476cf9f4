import Usher

/// The end of a step.
extension SwiftUIHost {
  /// Ends removals and steps whose effects are visible.
  func finishIfSettled() {
    recordVisibleAlert()
    for removal in removals where removal.isOver { end(removal) }
    guard let running, running.isSeen else { return }
    if running.hasLeavers ? running.isClear : hasArrived(running) { completeStep() }
  }

  /// `true` once a step without departing nodes has come to rest.
  private func hasArrived(_ step: RunningStep) -> Bool {
    step.hasTurned && (!hearsArrivals || step.arriving.allSatisfy(\.hasArrived))
  }

  /// Continues a step in a new turn, or checks its end.
  ///
  /// An inactive scene renders nothing, so SwiftUI would merge the following changes into one.
  func turn(_ number: Int) {
    guard let running, running.number == number else { return }
    guard isActive else {
      heldStep = number
      return
    }
    guard leavingAlert == nil else { return afterAlert { $0.turn(number) } }
    guard running.phases.isEmpty else {
      nextPhase()
      return later { $0.turn(number) }
    }
    self.running?.hasTurned = true
    finishIfSettled()
  }

  private func completeStep() {
    guard let step = finish() else { return }
    step.completion()
    reportAppearances(step.newcomers)
  }

  /// Reports appearances again that came before the end of the step: by then the director may have
  /// stopped waiting for them.
  func reportAppearances(_ models: [NodeModel]) {
    guard let director else { return }
    for id in models.map(\.node) where inSight.contains(id) && !director.isInSight(id) {
      director.report(.appeared(id))
    }
  }

  /// Ends the running step: releases the departed nodes, and shows the new tree.
  func finish() -> RunningStep? {
    guard let step = running else { return nil }
    running = nil
    step.watch?.cancel()
    release(step.departing)
    show(step)
    if step.changesLayers { updateSight() }
    if let target = step.target { updateSight(in: target) }
    if chain.last?.alert != nil { showAlertSoon() }
    restorePaths()
    return step
  }

  /// Releases models that have left the display for good; their nodes may have others by now.
  func release(_ models: [NodeModel]) {
    for model in models {
      inSight.removeAll { nodes[$0] == nil && model.holds($0) }
      model.empty()
    }
  }

  /// Completes a step whose end is not visible, or undoes it if none of its effects are.
  func stepTimedOut(_ number: Int) {
    guard let step = running, step.number == number, isActive else { return }
    if step.isSeen { return completeStep() }
    giveUp()
    guard case .stack(let stack)? = step.target?.content else {
      return later { _ in step.completion() }
    }
    later(than: stack) { _ in step.completion() }
  }

  /// Ends the running step in its current state, and calls no completion; returns its new screens.
  @discardableResult
  func giveUp() -> [NodeModel] {
    guard let step = running else { return [] }
    if step.isSeen, step.hasTurned { return finish()?.newcomers ?? [] }
    running = nil
    step.watch?.cancel()
    step.undo()
    takenBack += 1
    later { $0.takenBack -= 1 }
    updateSight()
    return []
  }
}

extension NodeModel {
  fileprivate func holds(_ id: NodeID) -> Bool {
    node == id || children.contains { $0.holds(id) }
  }
}
