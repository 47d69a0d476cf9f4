import Usher
import UsherExplorer
import UsherTesting

/// Checks the laws that hold at rest.
extension Session {
  func checkDisplay(_ director: SceneDirector) {
    if rules.shown != director.tree {
      violate("Shown:\n\(rules.shown.outline)\nadmitted:\n\(director.tree.outline)")
    }
    let model = program.model == nil ? nil : idOfStart(director.root)
    let played = rules.visible.filter { model == nil || director.tree.node($0)?.owner != model }
    let visible = played.compactMap { (director.screen(for: $0) as? PlayedScreen)?.ordinal }
    if Set(visible) != inSight { violate("In sight: \(visible); told so: \(inSight).") }
    if isOutlived(in: director), let entry = director.outlived.first {
      violate("The \(entry.kind.rawValue) \(entry.name) of \(entry.owner) outlives its time.")
    }
  }

  private func idOfStart(_ coordinator: Coordinator) -> CoordinatorID? {
    zip(record.started, started).first { $0.1.object === coordinator }?.0
  }

  func checkCommands() {
    for record in navigations where record.settlements != 1 && !isWaitingForDetour {
      violate("A command settled \(record.settlements) times: \(record.navigation.result as Any).")
    }
    navigations.removeAll { $0.departures == 1 }
  }

  /// Checks that the recorded events lead to the same tree.
  func checkRecord(of tree: SceneTree) {
    for violation in record.violations { violate(violation) }
    if record.tree != tree {
      violate("Replayed:\n\(record.tree.outline)\nadmitted:\n\(tree.outline)")
    }
  }

  func checkAppearances() {
    if record.inSight != Set(rules.visible) {
      violate("In sight: \(rules.visible); by events: \(record.inSight).")
    }
  }

  /// Law 3: a living coordinator has a node, or embeds one that has; and a coordinator with a node
  /// is alive.
  func checkLiving(_ director: SceneDirector) {
    let owners = Set(director.tree.all.map(\.owner))
    for owner in owners where !record.living.contains(owner) { violate("\(owner) is not alive.") }
    for (id, player) in zip(record.started, started) where record.living.contains(id) {
      guard let player = player.object else { return violate("\(id) lives and is released.") }
      if player.isFinished || player !== director.root && !isShown(player, owners) {
        violate("\(id) lives without a node.")
      }
    }
  }

  private func isShown(_ player: Coordinator, _ owners: Set<CoordinatorID>) -> Bool {
    let ids = zip(started, record.started).filter { $0.0.object === player }.map(\.1)
    return ids.contains(where: owners.contains)
      || player.children.contains { child in
        (child as? Player).map { $0.isEmbeddedInBuild && isShown($0, owners) } ?? false
      }
  }

  /// Checks that each alert is displayed, may still be, or was answered.
  func checkAlerts(of tree: SceneTree) {
    if let record = alerts.first(where: { $0.answers > 1 }) {
      violate("An alert was answered \(record.answers) times.")
    }
    guard !mayBeOpen else { return }
    let shown = shownAlerts(of: tree)
    if openAlerts > shown {
      violate("\(openAlerts) alerts are not answered, and \(shown) are shown.")
    }
  }

  var openAlerts: Int { alerts.count(where: \.isOpen) }

  func shownAlerts(of tree: SceneTree) -> Int {
    tree.modals.count { if case .alert = $0.style { true } else { false } }
  }

  /// A Boolean value that indicates whether a refused or postponed alert may be requested again.
  var mayBeOpen: Bool { !attempts.isEmpty || isWaitingForDetour }

  /// A Boolean value that indicates whether a request is repeated after a flow has ended.
  var isWaitingForDetour: Bool { players.contains { $0.object?.liftsBar == true } }

  func checkFlows() {
    for record in flows {
      let isAlive = record.child?.isStarted == true
      if record.outcomes.isEmpty != (record.flow.currentOutcome == nil) {
        violate("An outcome was given and not received.")
      }
      let isOpen = isAlive || !attempts.isEmpty || isWaitingForDetour
      if !isOpen && record.outcomes.isEmpty { violate("A flow ended without an outcome.") }
      if let given = record.given, case .finished(given)? = record.outcomes.first { continue }
      if let given = record.given { violate("\(given) was given, not \(record.outcomes).") }
    }
  }
}
