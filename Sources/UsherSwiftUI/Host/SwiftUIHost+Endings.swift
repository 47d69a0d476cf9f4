import Usher

/// What ends a step.
extension SwiftUIHost {
  /// Ends what has been seen to its end.
  func look() {
    for departure in departures where departure.isOver { end(departure) }
    guard let running, running.isSeen else { return }
    if running.hasLeavers ? running.isClear : hasArrived(running) { land() }
  }

  /// Whether a step has come to rest after which nothing goes out of sight.
  private func hasArrived(_ step: RunningStep) -> Bool {
    step.hasTurned && (!hearsArrivals || step.arriving.allSatisfy(\.hasArrived))
  }

  /// A turn has passed: more of a step is done, or it is looked at.
  ///
  /// While the scene is not active, SwiftUI renders nothing, and would take what follows for one change.
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
    look()
  }

  /// Ends the step that runs, which has done what it should.
  private func land() {
    guard let step = finish() else { return }
    step.completion()
    sayAgain(step.newcomers)
  }

  /// Says again what appeared before its step had ended: by then the director may have stopped waiting.
  func sayAgain(_ models: [NodeModel]) {
    guard let director else { return }
    for id in models.map(\.node) where inSight.contains(id) && !director.isInSight(id) {
      director.report(.appeared(id))
    }
  }

  /// Ends the step that runs: what has left is let go, what has come is shown.
  func finish() -> RunningStep? {
    guard let step = running else { return nil }
    running = nil
    step.watch?.cancel()
    release(step.departing)
    show(step)
    if step.changesLayers { updateSight() }
    if chain.last?.alert != nil { showAlertSoon() }
    return step
  }

  /// Lets go of what is out of sight for good.
  func release(_ models: [NodeModel]) {
    for model in models {
      for seen in inSight where model.holds(seen) { inSight.removeAll { $0 == seen } }
      model.empty()
    }
  }

  /// Takes a step for ended whose end is not seen, or back where nothing of it is seen.
  func tookTooLong(_ number: Int) {
    guard let step = running, step.number == number, isActive else { return }
    if step.isSeen { return land() }
    giveUp()
    guard case .stack(let stack)? = step.target?.content else {
      return later { _ in step.completion() }
    }
    later(than: stack) { _ in step.completion() }
  }

  /// Ends the step that runs as it stands, without a word; returns what it has brought.
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
  /// Whether it is a node, or holds it.
  fileprivate func holds(_ id: NodeID) -> Bool {
    node == id || children.contains { $0.holds(id) }
  }
}
