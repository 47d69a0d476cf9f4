import UsherTesting

/// Removes the actions from a finding's path that are not needed to reproduce it.
@MainActor struct Shrinker {
  private let explorer: Explorer

  init(_ explorer: Explorer) { self.explorer = explorer }

  func shorten(_ finding: Finding) async -> Finding {
    var shortest = finding
    var index = 0
    while index < shortest.path.count {
      var path = shortest.path
      path.remove(at: index)
      if let found = await find(finding, after: path) {
        shortest = found
      } else {
        index += 1
      }
    }
    return shortest
  }

  private func find(_ finding: Finding, after path: [UserAction]) async -> Finding? {
    let trial = await play(path, until: finding)
    if let found = trial.found { return found }
    guard finding.kind == .leak, let tracker = trial.tracker else { return nil }
    await QuietWait.waits { tracker.entries.allSatisfy { $0.object == nil } }
    let failures = LeakSearch(tracker).leaks.map(CheckFailure.outliving)
    let failure = failures.first { $0.subject == finding.subject }
    return failure.map { Finding($0, after: path, on: explorer.codes) }
  }

  /// Plays a path and looks for a finding; the tracker reports objects that may outlive the window.
  private func play(
    _ path: [UserAction], until finding: Finding
  ) async -> (found: Finding?, tracker: LifetimeTracker?) {
    let plain = path.upToCheck
    guard let start = try? await explorer.stage(after: plain.dropLast()) else { return (nil, nil) }
    let context = await context(at: start, plain)
    let stage = context.stage
    var failure: CheckFailure?
    for check in explorer.checks where check.kind == finding.kind {
      let failures = await check.failures(context)
      failure = failure ?? failures.first { $0.subject == finding.subject }
    }
    let active = stage.director.tree.active?.name
    if finding.kind == .deadEnd, active == finding.subject, await !stage.canLeave() {
      failure = .deadEnd(finding.subject, context.after.outline)
    }
    await explorer.end(stage)
    let found = failure.map { Finding($0, after: context.path, on: explorer.codes) }
    return (found, stage.director.tracker)
  }

  private func context(at start: TestStage, _ path: [UserAction]) async -> CheckContext {
    let before = explorer.stateKey(start)
    var (stage, path) = (start, path)
    if case .takeTwice(let title)? = path.last { path[path.count - 1] = .take(title) }
    stage.forgetEvents()
    var played = Explorer.Played()
    if let action = path.last { played = await explorer.play(action, on: &stage) }
    return CheckContext(
      stage: stage, path: path, isNew: true, explorer: explorer, after: explorer.stateKey(stage),
      before: before, played: played)
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
