import Usher

/// Leaves out of a finding's path whatever is not needed to find it again.
@MainActor struct Shortening {
  private let explorer: Explorer

  init(_ explorer: Explorer) {
    self.explorer = explorer
  }

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

  private func find(_ finding: Finding, after path: [Act]) async -> Finding? {
    let trial = await play(path, until: finding)
    if let found = trial.found { return found }
    guard finding.kind == .leak, let ledger = trial.ledger else { return nil }
    await Stillness.waits { ledger.entries.allSatisfy { $0.object == nil } }
    let faults = LeakSearch(ledger).leaks.map(Fault.outliving)
    let fault = faults.first { $0.subject == finding.subject }
    return fault.map { Finding($0, after: path, on: explorer.code) }
  }

  /// Plays a path and looks for a finding; what may outlive the window is in the ledger.
  private func play(
    _ path: [Act], until finding: Finding
  ) async -> (found: Finding?, ledger: Ledger?) {
    // Two quick taps, and what comes of them in time, are looked for after one.
    let isTwice = path.firstIndex { if case .takeTwice = $0 { true } else { false } }
    let plain = isTwice.map { Array(path[...$0]) } ?? path
    guard let stage = try? await explorer.stage(after: plain.dropLast()) else { return (nil, nil) }
    let look = await look(at: stage, plain)
    var fault: Fault?
    for check in explorer.checks where check.kind == finding.kind {
      let faults = await check.faults(look)
      fault = fault ?? faults.first { $0.subject == finding.subject }
    }
    let active = stage.director.tree.active?.name
    if finding.kind == .deadEnd, active == finding.subject, await !stage.canLeave() {
      fault = .deadEnd(finding.subject, look.after.outline)
    }
    await explorer.end(stage)
    let found = fault.map { Finding($0, after: look.path, on: explorer.code) }
    return (found, stage.director.ledger)
  }

  /// Does the last act of a path, once.
  private func look(at stage: TestStage, _ path: [Act]) async -> Look {
    let before = Glimpse(stage)
    var path = path
    if case .takeTwice(let title)? = path.last { path[path.count - 1] = .take(title) }
    stage.forgetEvents()
    var played = Explorer.Played()
    if let act = path.last { played = await explorer.play(act, on: stage) }
    var look = Look(stage, path, Glimpse(stage), isNew: true, in: explorer)
    (look.before, look.played) = (before, played)
    return look
  }
}
