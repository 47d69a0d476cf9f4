import Usher

extension Search {
  func take(_ look: Look) async {
    for check in explorer.checks {
      var look = look
      look.known = known
      for fault in await check.faults(look) { note(fault, after: look.path) }
    }
  }

  /// Looks whether anything outlives a window that has closed and that nobody holds any more.
  func lookBack(at ledger: Ledger, after path: [Act]) async {
    guard explorer.checks.contains(where: { $0.kind == .leak }) else { return }
    await Stillness.waits { ledger.entries.allSatisfy { $0.object == nil || isKnown($0) } }
    guard ledger.entries.contains(where: { $0.object != nil && !isKnown($0) }) else { return }
    for leak in LeakSearch(ledger).leaks { note(.outliving(leak), after: path) }
  }

  private func isKnown(_ entry: Ledger.Entry) -> Bool {
    known.leaks.contains("\(entry.kind.rawValue) \(entry.name)")
  }

  func note(_ fault: Fault, after path: [Act]) {
    let finding = Finding(fault, after: path, on: explorer.code)
    if finding.kind == .leak { known.leaks.insert(finding.subject) }
    if finding.kind == .unrest { explorer.patience.lessen() }
    guard !explorer.isMeant(finding) else { return }
    guard known.subjects.insert([finding.kind.description, finding.subject]).inserted else {
      return
    }
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
