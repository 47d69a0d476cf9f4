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
    let states = exploration.states.indices.filter { exploration.states[$0].canSuffer }
    for (number, index) in states.enumerated() {
      guard !explorer.session.isStopped else { return }
      let actions = untried(at: index)
      untriedCount = (states.count - number) * actions.count
      await suffer(actions, at: index)
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

extension Exploration.State {
  var canSuffer: Bool { !isRestless && !stateKey.isClosed }
}
