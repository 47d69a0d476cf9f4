import UsherTesting

extension Search {
  private struct Trial {
    let index: Int
    let isNew: Bool
    let tracker: LifetimeTracker
    let findings: [Finding]
  }

  @discardableResult
  func attempt(_ action: UserAction, from origin: Int) async -> Int? {
    let path = exploration.states[origin].path + [action]
    explorer.writeToTrapFile(path)
    exploration.actionCount += 1
    guard let trial = await play(action, from: origin) else { return nil }
    if exploration.states[origin].untried.remove(action) != nil { untriedCount -= 1 }
    showProgress()
    if action.interruption == nil {
      plain.formUnion(trial.findings.map(\.topic))
    } else {
      suffered[origin, default: [:]][action] = trial.findings
    }
    if trial.isNew { await lookBack(at: trial.tracker, after: path) }
    return trial.index
  }

  private func play(_ action: UserAction, from origin: Int) async -> Trial? {
    let state = exploration.states[origin]
    guard var stage = await stand(at: state) else { return nil }
    defer { explorer.session.closeKilled() }
    guard action.isPossible(on: stage) else {
      await explorer.end(stage)
      return nil
    }
    stage.forgetEvents()
    let observer = stage.director.observe { [coverage, weak stage = stage] in
      if let stage, case .admitted = $0 { coverage.look(at: stage) }
    }
    let played = await explorer.play(action, on: &stage)
    observer.cancel()
    // A stopped session ends waits early, so the effects of the action are incomplete.
    guard !explorer.session.isStopped else { return nil }
    let stateKey = explorer.stateKey(stage)
    let (index, isNew) = place(
      stateKey, state.path + [action], on: stage, isRestless: played.livelock != nil)
    add(Exploration.Edge(from: origin, action: action, to: index, after: stage.log))
    if stage.awaitsOthers { exploration.isWorkRunning = true }
    var context = CheckContext(
      stage: stage, path: state.path + [action], isNew: isNew, explorer: explorer,
      after: stateKey, before: state.stateKey, played: played)
    context.ends = ends(from: origin)
    let findings = await applyChecks(context)
    stage.director.close()
    stage.care = .hasty
    if isNew { await stage.rest() }
    let tracker = stage.director.tracker ?? LifetimeTracker()
    return Trial(index: index, isNew: isNew, tracker: tracker, findings: findings)
  }

  /// A stage in a known state; `nil` if the state cannot be reached again.
  func stand(at state: Exploration.State?) async -> TestStage? {
    let path = state?.path ?? []
    do {
      if let stage = try await explorer.stage(after: path, at: state?.stateKey) { return stage }
      guard let state, !explorer.session.isStopped else { return nil }
      var other = try await explorer.stage(.thorough, after: path)
      if explorer.stateKey(other).key == state.stateKey.key {
        await explorer.end(other)
        other = try await explorer.stage(.thorough, after: path)
      }
      record(
        .nondeterminism(state.stateKey, explorer.stateKey(other), path, explorer.code), after: path)
      await explorer.end(other)
    } catch {
      record(.thrown(error, by: "The stage"), after: path)
    }
    return nil
  }

  /// The state that looks the same, or a new one; no action is tried in one that never settles.
  func place(
    _ stateKey: StateKey, _ path: [UserAction], on stage: TestStage, isRestless: Bool
  ) -> (index: Int, isNew: Bool) {
    if let index = indices[stateKey.key] { return (index, false) }
    exploration.states.append(
      Exploration.State(
        outline: stateKey.outline, path: path, stateKey: stateKey,
        link: stage.director.currentLink, picture: explorer.picture(stage),
        untried: isRestless ? [] : Set(stateKey.actions), isRestless: isRestless))
    indices[stateKey.key] = exploration.states.count - 1
    untriedCount += isRestless ? 0 : stateKey.actions.count
    return (exploration.states.count - 1, true)
  }
}

extension Exploration.Edge {
  /// An edge with the guards that led elsewhere or denied it, by the events of a stage.
  fileprivate init(from: Int, action: UserAction, to: Int, after events: [SceneEvent]) {
    (self.from, self.action, self.to) = (from, action, to)
    for event in events {
      switch event {
      case .redirected(_, by: let name, _): if !guards.contains(name) { guards.append(name) }
      case .refused(let error, _) where error.reason == .denied: denial = error.detail
      default: break
      }
    }
  }
}
