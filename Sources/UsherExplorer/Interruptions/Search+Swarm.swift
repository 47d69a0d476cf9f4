import UsherTesting

extension Search {
  /// Makes random walks with random subsets of the interruptions, and shortens paths to findings.
  func swarm(seed: UInt64, count: Int) async -> [InterruptionTable.Run] {
    let known = exploration.findings.count
    var runs: [InterruptionTable.Run] = []
    for offset in 0..<UInt64(max(0, count)) where !explorer.session.isStopped {
      runs.append(await walk(seed: seed &+ offset))
    }
    await shortenFindings(from: known)
    return runs
  }

  /// Walks on one stage, so that a fault that no state shows has its effect later.
  private func walk(seed: UInt64) async -> InterruptionTable.Run {
    var random = SplitMix64(seed: seed)
    let chosen = explorer.interruptions.subset(using: &random)
    var run = InterruptionTable.Run(seed: seed, interruptions: chosen.map(\.name))
    guard var stage = await stand(at: nil) else { return run }
    var before = explorer.stateKey(stage)
    var path: [UserAction] = []
    while path.count < explorer.limits.depth,
      let action = before.action(from: chosen, on: stage, using: &random)
    {
      path.append(action)
      guard let after = await step(path, on: &stage, from: before) else { break }
      before = after
    }
    run.path = path
    await explorer.end(stage)
    return run
  }

  /// Plays the last action of a path; returns `nil` if the walk cannot continue.
  private func step(
    _ path: [UserAction], on stage: inout TestStage, from before: StateKey
  ) async -> StateKey? {
    guard let action = path.last, exploration.actionCount < explorer.limits.actions else {
      return nil
    }
    explorer.writeToTrapFile(path)
    exploration.actionCount += 1
    stage.forgetEvents()
    let played = await explorer.play(action, on: &stage)
    let after = explorer.stateKey(stage)
    var context = CheckContext(
      stage: stage, path: path, isNew: false, explorer: explorer, after: after, before: before,
      played: played)
    context.isLast = false
    let found = await applyChecks(context)
    let canContinue = played.livelock == nil && !after.isClosed && !explorer.session.isStopped
    return found.isEmpty && canContinue ? after : nil
  }
}

extension [Interruption] {
  /// A random subset, which has at least one of them.
  fileprivate func subset(using random: inout SplitMix64) -> [Interruption] {
    let chosen = filter { _ in Bool.random(using: &random) }
    return chosen.isEmpty ? shuffled(using: &random).prefix(1).map(\.self) : chosen
  }
}

extension StateKey {
  /// An action of the user, or in one case of three an interruption.
  @MainActor fileprivate func action(
    from interruptions: [Interruption], on stage: TestStage, using random: inout SplitMix64
  ) -> UserAction? {
    let links = actions.compactMap(\.link)
    let possible = interruptions.flatMap { $0.actions(links: links) }
      .filter { $0.isPossible(on: stage) }
    let plain = actions.filter { $0.interruption == nil }
    let isInterrupted = Int.random(in: 0..<3, using: &random) == 0
    let first = isInterrupted ? possible : plain
    return (first.isEmpty ? possible + plain : first).randomElement(using: &random)
  }
}
