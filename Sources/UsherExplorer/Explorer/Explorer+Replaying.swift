import UsherTesting

extension Explorer {
  /// Makes a stage and plays a path that leads to a known state; `nil` if it leads elsewhere.
  ///
  /// The path is played hastily first: if it ends in the known state, the stage has settled.
  func stage(after path: [UserAction], at known: StateKey?) async throws -> TestStage? {
    guard let known else { return try await stage(.hasty, after: path) }
    let hasty = try await hastyStage(after: path)
    // A task may fall asleep by way of another thread; the next action would wake others first.
    await wait { hasty.clock.sleeperCount >= known.sleeperCount }
    if stateKey(hasty).key == known.key { return hasty }
    await end(hasty)
    // A replay that was too hasty agrees with itself when repeated with more and more care;
    // nondeterminism does not.
    for factor in [1, 4, 16] {
      let care = QuietWait.Care.thorough.times(factor)
      guard let stage = try await agreeingStage(care, after: path, at: known.key) else { continue }
      session.slowDown()
      return stage
    }
    return nil
  }

  /// Plays a path twice with care; `nil` unless it leads to the known state both times.
  private func agreeingStage(
    _ care: QuietWait.Care, after path: [UserAction], at key: String
  ) async throws -> TestStage? {
    let first = try await stage(care, after: path)
    let isRight = stateKey(first).key == key
    await end(first)
    let second = try await stage(care, after: path)
    if isRight, stateKey(second).key == key { return second }
    await end(second)
    return nil
  }

  /// Takes a stage on which the path was played in advance, or plays it on several at once.
  private func hastyStage(after path: [UserAction]) async throws -> TestStage {
    if let stage = session.popStage(after: path) { return stage }
    let stages = try await hastyStages(session.demand, after: path)
    session.cache(stages.dropFirst(), after: path)
    // Work in real time would change a stage that waits to be used.
    if stages.contains(where: \.awaitsOthers) { session.endBatches() }
    return stages[0]
  }

  /// Plays a path on several new stages side by side, so that one wait serves them all.
  private func hastyStages(_ count: Int, after path: [UserAction]) async throws -> [TestStage] {
    var stages = [try await freshStage()]
    while stages.count < count, let stage = try? await freshStage() { stages.append(stage) }
    let care = QuietWait.Care(turns: 4, rounds: max(1, session.rounds))
    await settle(stages, care)
    for action in path {
      for index in stages.indices { _ = await start(action, on: &stages[index]) }
      await settle(stages, care)
    }
    await settle(stages, .hasty)
    for stage in stages { stage.care = .usual }
    return stages
  }

  private func settle(_ stages: [TestStage], _ care: QuietWait.Care) async {
    let activity = { @MainActor in stages.reduce(0) { $0 &+ $1.activity } }
    _ = await QuietWait.comes(care, at: session.pace, within: session.moves, activity)
    if care.isFinal, stages.contains(where: \.awaitsOthers) {
      _ = await QuietWait.comes(
        care.patient, at: session.pace, within: session.moves, activity)
    }
    for stage in stages {
      stage.care = care
      if !stage.director.isQuiet { _ = await stage.livelock(moves: session.moves) }
      if realTime > .zero { await waitInRealTime(on: stage) }
      try? stage.throwFromOffers()
    }
  }
}
