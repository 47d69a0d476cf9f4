import Usher
import UsherExplorer
import UsherTesting

extension Session {
  /// Closes the window, or just releases it, and checks that nothing is left.
  func end() async {
    if director != nil { await leave() }
    shelf = []
    attempts = []
    host.calm()
    clock.jump(by: .seconds(1_000))
    await turns(8)
    await turns { isOver }
    checkEnd()
    await turns(2)
    await detach()
    checkReleased()
  }

  /// A moving display releases its screens once it is at rest.
  private func detach() async {
    (navigations, flows) = ([], [])
    rules.detach()
    await turns(3)
    rules.finishTransition()
    await turns(3)
  }

  /// A Boolean value that indicates whether all objects have been notified of the end.
  private var isOver: Bool {
    navigations.allSatisfy { $0.settlements > 0 && $0.departures > 0 }
      && flows.allSatisfy { !$0.outcomes.isEmpty } && openAlerts == 0
      && endings.allSatisfy(\.isTold)
  }

  private func leave() async {
    switch program.ending {
    case .close:
      await settle()
      director?.close()
      check()
      await settle()
    case .closeAtOnce:
      director?.close()
      check()
      await settle()
    case .drop: break
    }
    weak let gone = director
    director = nil
    await turns(5)
    if gone != nil { violate("The director is not released.") }
  }

  private func checkEnd() {
    checkJournal()
    for failure in rules.failures { violate("Illegal: \(failure)") }
    for violation in record.violations { violate(violation) }
    if !record.hasEnded && program.ending != .drop { violate("The events do not end.") }
    if !record.living.isEmpty && program.ending != .drop {
      violate("\(record.living) never finished.")
    }
    if !inSight.isEmpty { violate("\(inSight) never disappeared.") }
    if !rules.shown.isEmpty && program.ending != .drop {
      violate("The host still shows\n\(rules.shown.outline)")
    }
    for record in navigations where record.settlements != 1 {
      violate("A command settled \(record.settlements) times at the end.")
    }
    for record in navigations where record.departures != 1 {
      violate("What a command brought left \(record.departures) times.")
    }
    for record in alerts where record.isOpen || record.answers > 1 {
      violate("An alert was answered \(record.answers) times at the end.")
    }
    for (ordinal, life) in lives.enumerated() where life.starts != life.ends || life.ends > 1 {
      violate("\(ordinal) started \(life.starts) times and ended \(life.ends) times.")
    }
    for record in flows where record.outcomes.count != 1 {
      violate("A flow had \(record.outcomes.count) outcomes at the end.")
    }
    for record in endings where !record.isTold || record.count > 1 {
      violate("The end of a flow was told \(record.count) times.")
    }
    for scope in scopes.compactMap(\.object) where scope.ends != 1 {
      violate("A scope ended \(scope.ends) times.")
    }
  }

  private func checkReleased() {
    if started.contains(where: { $0.object is ModelCoordinator }) {
      violate("The root coordinator is leaked.")
    }
    for player in players.compactMap(\.object) { violate("Player \(player.ordinal) is leaked.") }
    for screen in screens.compactMap(\.object) { violate("Screen \(screen.ordinal) is leaked.") }
    if scopes.contains(where: { $0.object != nil }) { violate("A scope is leaked.") }
  }
}

extension Session {
  /// Checks that the journal alone makes the same trees; for some sessions, also after encoding.
  fileprivate func checkJournal() {
    guard let journal = recording?.journal else { return violate("Nothing was recorded.") }
    do {
      let trees = try journal.trees()
      if trees.last != record.tree { violate("The journal ends with another tree.") }
      guard journal.entries.count % 16 == 0 else { return }
      if try Journal(lines: journal.text).trees() != trees { violate("Read, it is another one.") }
    } catch {
      violate("The journal does not replay: \(error)")
    }
  }
}
