import UsherTesting

/// Removes the actions from a finding's path that are not needed to reproduce it.
@MainActor struct Shrinker {
  private let explorer: Explorer

  init(_ explorer: Explorer) { self.explorer = explorer }

  func shorten(_ finding: Finding) async -> Finding {
    await shorten(finding) { path in
      await findings(after: path, of: [finding.kind]).first { $0.topic == finding.topic }
    }
  }

  /// Removes runs of actions, the longest first, as long as a closure still finds the same.
  func shorten(
    _ finding: Finding, by find: ([UserAction]) async -> Finding?
  ) async -> Finding {
    var shortest = finding
    var width = 1
    while 2 * width <= finding.path.count { width *= 2 }
    while width > 0 {
      var index = 0
      while index + width <= shortest.path.count {
        var path = shortest.path
        path.removeSubrange(index..<index + width)
        if let found = await find(path) { shortest = found } else { index += 1 }
      }
      width /= 2
    }
    return shortest
  }

  /// The findings of some kinds after a path; the known ones are not searched for again.
  ///
  /// If it is known in which state the last action is performed, the way there takes less time.
  func findings(
    after path: [UserAction], from before: StateKey? = nil, of kinds: Set<Finding.Kind>,
    _ known: Search.Known = Search.Known()
  ) async -> [Finding] {
    let plain = path.upToCheck
    explorer.writeToTrapFile(plain)
    var trial = await play(plain, from: before, checking: kinds, known)
    // Only now does nothing here refer to the stage any more.
    if kinds.contains(.leak), let tracker = trial.tracker {
      trial.failures += await outlivingLeaks(tracker, known)
    }
    return trial.failures.map { Finding($0, after: trial.path, on: explorer.codes) }
  }

  private struct Trial {
    var path: [UserAction] = []
    var failures: [CheckFailure] = []
    var tracker: LifetimeTracker?
  }

  private func play(
    _ path: [UserAction], from before: StateKey?, checking kinds: Set<Finding.Kind>,
    _ known: Search.Known
  ) async -> Trial {
    guard let start = try? await explorer.stage(after: path.dropLast(), at: before) else {
      return Trial()
    }
    let context = await context(at: start, path, known)
    var trial = Trial(path: context.path, tracker: context.stage.director.tracker)
    for check in explorer.checks where kinds.contains(check.kind) {
      trial.failures += await check.failures(context)
    }
    if kinds.contains(.deadEnd) { trial.failures += await deadEnd(in: context) }
    await explorer.end(context.stage)
    return trial
  }

  private func deadEnd(in context: CheckContext) async -> [CheckFailure] {
    guard context.after.isRemovable, let name = context.after.active?.name,
      await !context.stage.canLeave()
    else { return [] }
    return [.deadEnd(name, context.after.outline)]
  }

  /// The leaks that show only once the window has closed.
  private func outlivingLeaks(
    _ tracker: LifetimeTracker, _ known: Search.Known
  ) async -> [CheckFailure] {
    func isFresh(_ entry: LifetimeTracker.Entry) -> Bool {
      entry.object != nil && !known.leaks.contains("\(entry.kind.rawValue) \(entry.name)")
    }
    await QuietWait.waits { !tracker.entries.contains(where: isFresh) }
    return LeakSearch(tracker).leaks.map(CheckFailure.outliving)
  }

  private func context(
    at start: TestStage, _ path: [UserAction], _ known: Search.Known
  ) async -> CheckContext {
    let before = explorer.stateKey(start)
    var (stage, path) = (start, path)
    if case .takeTwice(let title)? = path.last { path[path.count - 1] = .take(title) }
    stage.forgetEvents()
    var played = Explorer.Played()
    if let action = path.last { played = await explorer.play(action, on: &stage) }
    var context = CheckContext(
      stage: stage, path: path, isNew: true, explorer: explorer, after: explorer.stateKey(stage),
      before: before, played: played)
    context.known = known
    return context
  }
}

extension [UserAction] {
  /// The path without the later effects of its last check, which that check plays itself.
  ///
  /// The check for two quick taps begins in the state after one tap.
  fileprivate var upToCheck: [UserAction] {
    let twice = firstIndex { if case .takeTwice = $0 { true } else { false } }
    return twice.map { Array(self[...$0]) } ?? self
  }
}
