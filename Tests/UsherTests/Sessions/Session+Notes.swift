import Usher
import UsherExplorer
import UsherTesting

/// Reports of players, scopes and attempts to their session.
extension Session {
  func note(opened scope: PlayedScope) {
    scopes.append(Weak(object: scope))
  }

  func note(started player: Player) {
    started.append(Weak(object: player))
    if player.life.starts != 1 { violate("\(player.ordinal) started twice.") }
  }

  func note(finished player: Player) {
    if player.liftsBar { bar = Bar() }
    if player.life.starts != 1 { violate("\(player.ordinal) finished without having started.") }
    if player.life.ends != 1 { violate("\(player.ordinal) finished twice.") }
    if !player.children.isEmpty { violate("\(player.ordinal) finished before its children.") }
    if player.parent?.isFinished == true { violate("\(player.ordinal) finished after its parent.") }
    noteOrder(of: player)
    for flow in flows where flow.child === player && flow.flow.currentOutcome == nil {
      violate("\(player.ordinal) finished and its outcome was not delivered.")
    }
  }

  /// Checks that of flows that one commit ends, the one started last ends first.
  private func noteOrder(of player: Player) {
    guard let parent = player.parent as? Player, let tree = director?.tree else { return }
    let start = started.firstIndex { $0.object === player } ?? 0
    if let last = lastFinished[parent.ordinal], last.start < start, start < last.count,
      last.tree == tree
    {
      violate("\(player.ordinal) finished after one that had started before it.")
    }
    lastFinished[parent.ordinal] = (start, started.count, tree)
  }

  func note(_ screen: any Screen, isInSight: Bool) {
    guard let screen = screen as? PlayedScreen else { return }
    let isNews =
      isInSight
      ? inSight.insert(screen.ordinal).inserted : inSight.remove(screen.ordinal) != nil
    if !isNews { violate("Screen \(screen.ordinal) was told twice: in sight \(isInSight).") }
    // A screen is notified of each appearance, and of its end, before its coordinator.
    if screen.maker != nil && arrived.contains(screen.ordinal) != isInSight {
      violate("The coordinator of screen \(screen.ordinal) was told before it: \(isInSight).")
    }
  }

  /// Records that a screen was notified of an appearance or its end; its maker may not own it any
  /// more.
  func note(_ screen: PlayedScreen, hears isInSight: Bool) {
    let isNews =
      isInSight ? arrived.insert(screen.ordinal).inserted : arrived.remove(screen.ordinal) != nil
    if !isNews { violate("Screen \(screen.ordinal) heard twice: in sight \(isInSight).") }
  }

  func note(_ attempt: DismissalAttempt, of player: Player) {
    switch player.spec.attempt {
    case .stay: break
    case .later: attempts.append(attempt)
    case .proceed:
      if mayReact() { keep(attempt.proceed()) }
    case .finish where player.hasReplied: break
    case .finish:
      player.hasReplied = true
      react(.finish(by: 0), as: player)
    }
  }

  func note(endedScopeOf player: Player) {
    if player.isStarted { violate("The scope of \(player.ordinal) ended before it.") }
    // A screen that is still in the tree belongs to another coordinator by now.
    let held = screens.compactMap(\.object).filter {
      $0.player == player.ordinal && !$0.hasMoved && !isPlaced($0) && rules.holds($0)
    }
    guard director != nil, player.life.starts > 0, !held.isEmpty else { return }
    violate("The scope of \(player.ordinal) ended and the host holds its screen.")
  }
}
