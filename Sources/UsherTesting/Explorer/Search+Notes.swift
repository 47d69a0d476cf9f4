import Usher

extension Search {
  func take(_ look: Look) async {
    for check in explorer.checks {
      for fault in await check.faults(look) { note(fault, after: look.path) }
    }
  }

  /// Looks whether anything outlives a window that has closed and that nobody holds any more.
  func lookBack(at ledger: Ledger, after path: [Act]) async {
    guard explorer.checks.contains(where: { $0.kind == .leak }) else { return }
    await Stillness.waits(until: { ledger.entries.allSatisfy { $0.object == nil } })
    for entry in ledger.entries where entry.object != nil {
      note(.outliving(entry), after: path)
    }
  }

  func note(_ fault: Fault, after path: [Act]) {
    let finding = Finding(fault, after: path, on: explorer.code)
    guard !explorer.isMeant(finding) else { return }
    guard subjects.insert([finding.kind.description, finding.subject]).inserted else { return }
    exploration.findings.append(finding)
  }

  /// Looks at all that was seen, once nothing is left to try.
  func finish() async -> Exploration {
    exploration.unreached = roll.missing
    for check in explorer.checks {
      for (fault, path) in check.conclude(exploration, explorer) { note(fault, after: path) }
    }
    await shorten()
    record.end()
    return exploration
  }

  /// Leaves out of each path what is not needed; a path in breadth is the shortest already.
  private func shorten() async {
    guard case .random = explorer.order else { return }
    for index in exploration.findings.indices {
      exploration.findings[index] = await Shortening(explorer).shorten(exploration.findings[index])
    }
  }
}
