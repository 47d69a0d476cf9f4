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
    await Stillness.waits(until: { ledger.entries.allSatisfy { $0.object == nil } })
    let faults = ledger.entries.filter { $0.object != nil }.map(Fault.outliving)
    let fault = faults.first { $0.subject == finding.subject }
    return fault.map { Finding($0, after: path, on: explorer.code) }
  }

  /// Plays a path and looks for a finding; what may outlive the window is in the ledger.
  private func play(
    _ path: [Act], until finding: Finding
  ) async -> (found: Finding?, ledger: Ledger?) {
    guard let stage = try? await explorer.stage(after: path.dropLast()) else { return (nil, nil) }
    var look = await look(at: stage, path)
    look.isFirstTap = true
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

  /// Does the last act of a path; what two quick taps show is looked for after one.
  private func look(at stage: TestStage, _ path: [Act]) async -> Look {
    let before = Glimpse(stage)
    var path = path
    if case .takeTwice(let title)? = path.last { path[path.count - 1] = .take(title) }
    stage.forgetEvents()
    var error: (any Error)?
    if let act = path.last { error = await explorer.perform(act, on: stage) }
    let unrest = await stage.unrest()
    let after = Glimpse(stage)
    var look = Look(stage, path, after, isNew: true, unrest: unrest, in: explorer)
    (look.before, look.error) = (before, error)
    return look
  }
}
