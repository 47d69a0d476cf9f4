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
    guard let stage = try? await explorer.stage(after: path.dropLast()) else { return nil }
    defer { stage.director.close() }
    var look = await look(at: stage, path)
    look.isFirstTap = true
    for check in explorer.checks where check.kind == finding.kind {
      for fault in await check.faults(look) where fault.subject == finding.subject {
        return Finding(fault, after: look.path, on: explorer.code)
      }
    }
    guard finding.kind == .deadEnd, await !stage.canLeave() else { return nil }
    let fault = Fault.deadEnd(finding.subject, stage.outline)
    return stage.director.tree.active?.name == finding.subject
      ? Finding(fault, after: path, on: explorer.code) : nil
  }

  /// Does the last act of a path; what two quick taps show is looked for after one.
  private func look(at stage: TestStage, _ path: [Act]) async -> Look {
    let before = Glimpse(stage, links: [])
    var path = path
    if case .takeTwice(let title)? = path.last { path[path.count - 1] = .take(title) }
    stage.forgetEvents()
    var error: (any Error)?
    if let act = path.last { error = await explorer.perform(act, on: stage) }
    let unrest = await stage.unrest()
    let after = Glimpse(stage, links: [])
    var look = Look(stage, path, after, isNew: true, unrest: unrest, in: explorer)
    (look.before, look.error) = (before, error)
    return look
  }
}
