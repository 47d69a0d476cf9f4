import Usher
import UsherTesting

extension Session {
  /// What holds after every move.
  func check() {
    for failure in rules.failures { violate("Illegal: \(failure)") }
    guard let tree = director?.tree else { return }
    checkNodes(of: tree)
    checkLayers(of: tree)
    for record in navigations where record.navigation.result == nil && !isWaitingForDetour {
      violate("A command was neither admitted nor refused.")
    }
    checkRecord(of: tree)
    if let director { checkPolicy(director) }
  }

  private func checkNodes(of tree: SceneTree) {
    let all = tree.all
    if Set(all.map(\.id)).count != all.count { violate("A node is twice in\n\(tree.outline)") }
    for node in all {
      if tree.node(node.id)?.id != node.id { violate("\(node.id) is not found.") }
      if tree.path(to: node.id).last?.id != node.id { violate("\(node.id) has no path.") }
      if node.kind != .screen && node.children.isEmpty { violate("\(node.id) is empty.") }
      checkChildren(of: node)
    }
    if tree.outline.split(separator: "\n").count != all.count {
      violate("The outline misses something of \(all.map(\.id)):\n\(tree.outline)")
    }
  }

  private func checkChildren(of node: Node) {
    let ids = node.children.map(\.id)
    if let selected = node.shape.selected, !ids.contains(selected) {
      violate("\(node.id) selects \(selected) among \(ids).")
    }
    let slots = node.children.compactMap(\.slot)
    if Set(slots).count != slots.count { violate("\(node.id) has two in one slot.") }
  }

  private func checkLayers(of tree: SceneTree) {
    for (index, modal) in tree.modals.enumerated() {
      let below = SceneTree(root: tree.root, modals: Array(tree.modals[..<index]))
      if below.node(modal.presenter) == nil { violate("\(modal.id) comes from nowhere.") }
      guard case .alert = modal.style, modal.node.kind != .screen || !modal.node.children.isEmpty
      else { continue }
      violate("The alert \(modal.id) has content.")
    }
  }
}

extension Session {
  /// Lets everybody on the main actor have a few turns.
  func turns(_ count: Int) async {
    for _ in 0..<count { await Turn.pass() }
  }

  /// Lets everybody have turns until something has come, or is not to be expected any more.
  func turns(until isSo: () -> Bool) async {
    var count = 0
    while !isSo() && count < 1_000 {
      count += 1
      await Turn.pass()
    }
  }

  /// Moves the clock on, past every limit of a step; the display itself is never that slow.
  func wait() async {
    await turns(3)
    rules.finishTransition()
    clock.advance(by: .seconds(4))
    await turns(5)
  }

  /// Lets all that is under way end, and looks whether everything is as it should be.
  func settle() async {
    guard let director else { return }
    await calm(director)
    if director.tree != rules.shown { director.report(.dismissed(NodeID(seed: 7, number: 1))) }
    await calm(director)
    await turns { isWaitingForDetour || navigations.allSatisfy { $0.settlements > 0 } }
    await turns { flows.allSatisfy { $0.outcomes.isEmpty == ($0.flow.currentOutcome == nil) } }
    await turns { openAlerts <= shownAlerts(of: director.tree) }
    checkDisplay(director)
    checkCommands()
    checkAppearances()
    checkLiving(director)
    checkFlows()
    checkAlerts(of: director.tree)
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
      clock.advance(by: .seconds(4))
      await turns(5)
    }
    if !director.isQuiet { violate("The director is not quiet.") }
  }

  /// Nothing settles without a display.
  private func connect(_ director: SceneDirector) {
    if director.scenePhase == .disconnected { director.enter(.foreground) }
  }

  private func checkDisplay(_ director: SceneDirector) {
    if rules.shown != director.tree {
      violate("Shown:\n\(rules.shown.outline)\nadmitted:\n\(director.tree.outline)")
    }
    let played = rules.visible.filter { !isOfModel(director.tree.node($0)) }
    let visible = played.compactMap { (director.screen(for: $0) as? PlayedScreen)?.ordinal }
    if Set(visible) != inSight { violate("In sight: \(visible); told so: \(inSight).") }
    if shelf.isEmpty && attempts.isEmpty && !isWaitingForDetour, let entry = director.outlived.first
    {
      violate("The \(entry.kind.rawValue) \(entry.name) of \(entry.owner) outlives its time.")
    }
  }

  private func isOfModel(_ node: Node?) -> Bool {
    program.model != nil && node?.owner == record.started.first
  }

  private func checkCommands() {
    for record in navigations where record.settlements != 1 && !isWaitingForDetour {
      violate("A command settled \(record.settlements) times: \(record.navigation.result as Any).")
    }
    navigations.removeAll { $0.departures == 1 }
  }

  /// What observers were told makes the same tree.
  private func checkRecord(of tree: SceneTree) {
    for violation in record.violations { violate(violation) }
    if record.tree != tree {
      violate("Replayed:\n\(record.tree.outline)\nadmitted:\n\(tree.outline)")
    }
  }

  private func checkAppearances() {
    if record.inSight != Set(rules.visible) {
      violate("In sight: \(rules.visible); by events: \(record.inSight).")
    }
  }

  /// Law 3: who lives has a node, or embedded one that does; and who has a node lives.
  private func checkLiving(_ director: SceneDirector) {
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

  /// Whoever was asked is on the display, or may be still, or has answered.
  private func checkAlerts(of tree: SceneTree) {
    if let record = alerts.first(where: { $0.answers > 1 }) {
      violate("An alert was answered \(record.answers) times.")
    }
    guard attempts.isEmpty, !isWaitingForDetour else { return }
    let shown = shownAlerts(of: tree)
    if openAlerts > shown {
      violate("\(openAlerts) alerts are not answered, and \(shown) are shown.")
    }
  }

  private var openAlerts: Int { alerts.count { $0.answers == 0 } }

  private func shownAlerts(of tree: SceneTree) -> Int {
    tree.modals.count { if case .alert = $0.style { true } else { false } }
  }

  /// Whether something is to be asked for again when a flow has ended.
  private var isWaitingForDetour: Bool { players.contains { $0.object?.liftsBar == true } }

  private func checkFlows() {
    for record in flows {
      let isAlive = record.child.object?.isStarted == true
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
