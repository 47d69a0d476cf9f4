import UsherTesting

@MainActor final class Search {
  var exploration = Exploration()
  let explorer: Explorer
  private let progressLine: Explorer.ProgressLine
  var coverage = Coverage()
  var indices: [String: Int] = [:]
  var known = Known()
  var untriedCount = 0
  /// The findings of each interruption, by the state in which it was tried.
  var suffered: [Int: [UserAction: [Finding]]] = [:]
  /// The kinds and subjects that were found without an interruption.
  var plain: Set<[String]> = []
  /// The state that each action led to, by the state in which it was played.
  private var ends: [Int: [UserAction: Int]] = [:]

  init(_ explorer: Explorer) {
    self.explorer = explorer.begun
    progressLine = Explorer.ProgressLine(explorer.progress)
    exploration.codes = explorer.codes
  }

  func showProgress() {
    let left = min(untriedCount, explorer.limits.actions - exploration.actionCount)
    progressLine.show { elapsed in
      let time = elapsed / max(1, exploration.actionCount) * max(0, left)
      return exploration.progress(untried: left, timeLeft: time)
    }
  }

  func add(_ edge: Exploration.Edge) {
    exploration.edges.append(edge)
    ends[edge.from, default: [:]][edge.action] = edge.to
  }

  /// The states that the links of a state lead to, as far as they were opened.
  func ends(from index: Int) -> [UserAction: StateKey] {
    let links = ends[index]?.filter { $0.key.link != nil } ?? [:]
    return links.mapValues { exploration.states[$0].stateKey }
  }

  func run() async -> Exploration {
    await untilInterrupted {
      if let walks = explorer.randomWalks {
        await goAtRandom(seed: walks.seed, walks: walks.count)
      } else {
        await goInBreadth()
      }
    }
    return await finish()
  }

  /// Searches; if a signal ends the process first, its findings are printed.
  func untilInterrupted(_ search: () async -> Void) async {
    let signal = InterruptSignal { [self] in
      progressLine.clear()
      explorer.progress.write(exploration.report)
    }
    defer { withExtendedLifetime(signal) { progressLine.clear() } }
    await search()
  }

  /// Tries every action of every state, in the order in which the states were seen.
  func goInBreadth() async {
    guard await begin() else { return }
    var next = 0
    while next < exploration.states.count, !explorer.session.isStopped {
      await tryAll(from: next)
      next += 1
    }
  }

  private func tryAll(from index: Int) async {
    let state = exploration.states[index]
    guard index < explorer.limits.states, state.path.count < explorer.limits.depth else {
      exploration.isComplete = false
      return
    }
    let actions = state.stateKey.actions
    for (number, action) in actions.enumerated()
    where exploration.states[index].untried.contains(action) {
      guard exploration.actionCount < explorer.limits.actions, !explorer.session.isStopped else {
        exploration.isComplete = false
        break
      }
      explorer.session.expect(actions.count - number)
      await attempt(action, from: index)
    }
    explorer.session.closeStages()
  }

  /// Walks from the start repeatedly; a seed chooses the actions, preferring untried ones.
  private func goAtRandom(seed: UInt64, walks: Int) async {
    exploration.seed = seed
    guard await begin() else { return }
    var random = SplitMix64(seed: seed)
    for _ in 0..<max(0, walks) { await walk(&random) }
    exploration.isComplete = exploration.states.allSatisfy(\.untried.isEmpty)
  }

  private func walk(_ random: inout SplitMix64) async {
    var index = 0
    for _ in 0..<max(0, explorer.limits.depth)
    where exploration.actionCount < explorer.limits.actions && !explorer.session.isStopped {
      let state = exploration.states[index]
      if state.isRestless { return }
      let untried = state.stateKey.actions.filter(state.untried.contains)
      let actions = untried.isEmpty ? state.stateKey.actions : untried
      guard let action = actions.randomElement(using: &random) else { return }
      if let end = ends[index]?[action] {
        index = end
      } else {
        index = await attempt(action, from: index) ?? 0
      }
    }
  }

  /// Inspects a new stage before any action.
  private func begin() async -> Bool {
    explorer.writeToTrapFile([])
    guard let stage = await stand(at: nil) else { return false }
    coverage = Coverage(stage)
    coverage.look(at: stage)
    let livelock = await stage.livelock()
    let stateKey = explorer.stateKey(stage)
    _ = place(stateKey, [], on: stage, isRestless: livelock != nil)
    if stage.awaitsOthers { exploration.isWorkRunning = true }
    let found = await applyChecks(
      CheckContext(
        stage: stage, path: [], isNew: true, explorer: explorer, after: stateKey,
        played: Explorer.Played(livelock: livelock)))
    plain.formUnion(found.map(\.topic))
    await explorer.end(stage)
    return true
  }
}
