import Usher
import UsherExplorer
import UsherTesting

extension Session {
  /// Waits for a few turns of the main actor.
  func turns(_ count: Int) async {
    for _ in 0..<count { await passTurn() }
  }

  /// Lets the other work on the main actor run first, without changing threads.
  ///
  /// One wakeup for each turn would take most of a program's time.
  private func passTurn() async {
    await withMainActorContinuation { continuation in
      Task { @MainActor in continuation.resume() }
    }
  }

  /// Waits until a condition is met, or is not expected any more.
  ///
  /// On a busy machine a turn may be delayed, so a moment of real time has to pass as well.
  func turns(until isSo: () -> Bool) async {
    let patience = ContinuousClock.now.advanced(by: .milliseconds(200))
    var count = 0
    while !isSo() && (count < 1_000 || ContinuousClock.now < patience) {
      count += 1
      await passTurn()
    }
  }

  /// Advances the clock past every limit of a step; the display itself is never that slow.
  func wait() async {
    await turns(3)
    rules.finishTransition()
    await finishDisplay()
    await passLimits()
  }

  /// Advances the clock past the limits of the display, which are half of a step's, and then past
  /// that.
  ///
  /// The order of two sleepers that are woken at once is undefined.
  private func passLimits() async {
    for _ in 0..<2 {
      clock.jump(by: .seconds(2))
      await turns(5)
      // A step that begins in between needs time of its own, or the second one would pass its
      // limit.
      await finishDisplay()
    }
  }

  /// Gives time of its own to a step that begins a turn after the end of a transition.
  private func finishDisplay() async {
    guard let display = (rules as Any) as? any DisplayOfTurns else { return }
    await turns(3)
    for round in 0..<20 where round < 2 || display.isMoving {
      rules.finishTransition()
      await turns(3)
    }
  }

  /// Waits for everything that runs, and checks the laws at rest.
  func settle() async {
    guard let director else { return }
    await calm(director)
    // An app may present another alert of its own while its first one is answered.
    for _ in 0..<2 where director.tree != rules.shown {
      director.report(.dismissed(NodeID(seed: 7, number: 1)))
      await calm(director)
    }
    await calm(director)
    await finishDisplay()
    await turns { hasBeenTold(of: director.tree) && !isOutlived(in: director) }
    checkDisplay(director)
    checkCommands()
    checkAppearances()
    checkLiving(director)
    checkFlows()
    checkAlerts(of: director.tree)
  }

  /// Returns whether an object outlives its owners in the program; late tasks may still release
  /// theirs.
  func isOutlived(in director: SceneDirector) -> Bool {
    shelf.isEmpty && attempts.isEmpty && !isWaitingForDetour && !director.outlived.isEmpty
  }

  /// Returns whether all objects have been notified; a late one may request more.
  private func hasBeenTold(of tree: SceneTree) -> Bool {
    record.inSight == Set(rules.visible)
      && (isWaitingForDetour || navigations.allSatisfy { $0.settlements > 0 })
      && flows.allSatisfy { $0.outcomes.isEmpty == ($0.flow.currentOutcome == nil) }
      && (mayBeOpen || openAlerts <= shownAlerts(of: tree))
  }

  /// Runs steps to their ends, and checks those whose completion never comes.
  private func calm(_ director: SceneDirector) async {
    await turns { runningTasks == 0 }
    connect(director)
    host.calm()
    await turns(3)
    var rounds = 0
    while !director.isQuiet && rounds < 200 {
      rounds += 1
      // A task may fall asleep by way of another thread.
      if rounds > 5 { try? await Task.sleep(for: .milliseconds(1)) }
      connect(director)
      host.calm()
      await finishDisplay()
      await passLimits()
    }
    if !director.isQuiet { violate("The director is not quiet.") }
  }

  /// Nothing settles without a display.
  private func connect(_ director: SceneDirector) {
    if director.windowPhase == .disconnected { director.windowDidEnter(.foreground) }
  }
}

/// A display whose steps run in turns of the main actor.
@MainActor protocol DisplayOfTurns {
  /// A Boolean value that indicates whether a step that began meanwhile is running.
  var isMoving: Bool { get }
}

extension DisplayOfTurns {
  var isMoving: Bool { false }
}

/// A display with different behavior if its platform leaves it open, the same for the same seed.
@MainActor protocol DisplayOfWhims {
  func takeWhims(seed: Int)
}
