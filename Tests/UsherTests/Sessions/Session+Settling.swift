import Usher
import UsherExplorer
import UsherTesting

extension Session {
  /// Lets everybody on the main actor have a few turns.
  func turns(_ count: Int) async {
    for _ in 0..<count { await passTurn() }
  }

  /// Lets all that waits for the main actor go first, and comes back there by no other thread.
  ///
  /// Waking one for each turn takes most of a program's time.
  private func passTurn() async {
    await withMainActorContinuation { continuation in
      Task { @MainActor in continuation.resume() }
    }
  }

  /// Lets everybody have turns until something has come, or is not to be expected any more.
  ///
  /// On a busy machine a turn may be long in coming, so a moment of real time must have passed too.
  func turns(until isSo: () -> Bool) async {
    let patience = ContinuousClock.now.advanced(by: .milliseconds(200))
    var count = 0
    while !isSo() && (count < 1_000 || ContinuousClock.now < patience) {
      count += 1
      await passTurn()
    }
  }

  /// Moves the clock on, past every limit of a step; the display itself is never that slow.
  func wait() async {
    await turns(3)
    rules.finishTransition()
    await finishDisplay()
    await passLimits()
  }

  /// Moves the clock past the limits of the display, which are half of a step's, and then past that.
  ///
  /// Which of two sleepers runs first is not known where both are woken at once.
  private func passLimits() async {
    for _ in 0..<2 {
      clock.jump(by: .seconds(2))
      await turns(5)
      // What begins between the two takes its own time, or the second would pass its limit.
      await finishDisplay()
    }
  }

  /// Where a step that waits for a transition begins a turn after its end, it takes its own time then.
  private func finishDisplay() async {
    guard let display = (rules as Any) as? any DisplayOfTurns else { return }
    await turns(3)
    for round in 0..<20 where round < 2 || display.isMoving {
      rules.finishTransition()
      await turns(3)
    }
  }

  /// Lets all that is under way end, and looks whether everything is as it should be.
  func settle() async {
    guard let director else { return }
    await calm(director)
    // An app may ask something of its own once more while its first question is answered.
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

  /// Whether something is alive that nothing of the program holds; what a late task held goes yet.
  func isOutlived(in director: SceneDirector) -> Bool {
    shelf.isEmpty && attempts.isEmpty && !isWaitingForDetour && !director.outlived.isEmpty
  }

  /// Whether everybody has heard, at one moment: whoever is late may ask for more.
  private func hasBeenTold(of tree: SceneTree) -> Bool {
    record.inSight == Set(rules.visible)
      && (isWaitingForDetour || navigations.allSatisfy { $0.settlements > 0 })
      && flows.allSatisfy { $0.outcomes.isEmpty == ($0.flow.currentOutcome == nil) }
      && (mayBeOpen || openAlerts <= shownAlerts(of: tree))
  }

  /// Steps run to their ends, and those whose completion never comes are looked at again.
  private func calm(_ director: SceneDirector) async {
    await turns { runningTasks == 0 }
    connect(director)
    host.calm()
    await turns(3)
    var rounds = 0
    while !director.isQuiet && rounds < 200 {
      rounds += 1
      // Whoever falls asleep may do so by way of another thread.
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

/// A display whose steps go on in turns of the main actor.
@MainActor protocol DisplayOfTurns {
  /// Whether a step that has begun meanwhile moves it.
  var isMoving: Bool { get }
}

extension DisplayOfTurns {
  var isMoving: Bool { false }
}

/// A display that does something where its platform promises nothing, the same for the same seed.
@MainActor protocol DisplayOfWhims {
  func takeWhims(seed: Int)
}
