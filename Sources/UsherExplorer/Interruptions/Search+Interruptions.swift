import UsherTesting

extension Search {
  /// Explores the app, and tries every interruption in every state; returns the table.
  func survive(walks: (seed: UInt64, count: Int)?) async -> InterruptionTable {
    var swarm: [InterruptionTable.Run] = []
    await untilInterrupted {
      await goInBreadth()
      await sufferAll()
      if let walks { swarm = await self.swarm(seed: walks.seed, count: walks.count) }
    }
    exploration = await finish()
    return InterruptionTable(
      exploration, explorer.interruptions, suffered: suffered, plain: plain, swarm: swarm)
  }

  /// Tries the interruptions in all states that the user reaches; those that only they lead to are
  /// checked, and not continued from.
  private func sufferAll() async {
    let states = exploration.states.indices.prefix(explorer.limits.states)
      .filter { exploration.states[$0].canSuffer }
    for (number, index) in states.enumerated() {
      guard !explorer.session.isStopped else { return }
      let actions = untried(at: index)
      untriedCount = (states.count - number) * actions.count
      explorer.session.expect(actions.count)
      let impossible = await sufferTogether(actions.filter(\.isTraceless), at: index)
      await suffer(untried(at: index).filter { !impossible.contains($0) }, at: index)
    }
  }

  private func untried(at index: Int) -> [UserAction] {
    let links = exploration.states[index].stateKey.actions.compactMap(\.link)
    return explorer.interruptions.flatMap { $0.actions(links: links) }
      .filter { suffered[index]?[$0] == nil }
  }

  private func suffer(_ actions: [UserAction], at index: Int) async {
    for (number, action) in actions.enumerated() {
      guard exploration.actionCount < explorer.limits.actions, !explorer.session.isStopped else {
        exploration.isComplete = false
        break
      }
      explorer.session.expect(actions.count - number)
      await attempt(action, from: index)
    }
    explorer.session.closeStages()
  }
}

extension Search {
  /// Tries interruptions that leave no trace on one stage, and returns the impossible ones.
  ///
  /// Those from the first one that leaves a trace are tried again, each on its own stage.
  private func sufferTogether(_ actions: [UserAction], at index: Int) async -> Set<UserAction> {
    let state = exploration.states[index]
    guard state.stateKey.sleeperCount == 0, let stage = await stand(at: state) else { return [] }
    let impossible = Set(actions.filter { !$0.isPossible(on: stage) })
    for action in actions where !impossible.contains(action) {
      explorer.writeToTrapFile(state.path + [action])
      exploration.actionCount += 1
      stage.forgetEvents()
      let played = await explorer.play(action, on: stage)
      var context = CheckContext(
        stage: stage, path: state.path + [action], isNew: false, explorer: explorer,
        after: explorer.stateKey(stage), before: state.stateKey, played: played)
      context.isLast = false
      guard context.after.key == state.stateKey.key, await passes(context) else { break }
      suffered[index, default: [:]][action] = []
    }
    await explorer.end(stage)
    return impossible
  }

  private func passes(_ context: CheckContext) async -> Bool {
    for check in explorer.checks {
      guard await check.failures(context).isEmpty else { return false }
    }
    return !explorer.session.isStopped
  }
}

extension UserAction {
  /// `true` for an interruption after which an app in which no time passes is as it was before.
  fileprivate var isTraceless: Bool {
    guard case .interrupt(let interruption) = self else { return false }
    return switch interruption.promise {
    case .unchanged, .passed: true
    case .opened, .restored, .kept, .lost: false
    }
  }
}

extension Exploration.State {
  var canSuffer: Bool { !isRestless && !stateKey.isClosed }
}
