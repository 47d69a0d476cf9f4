import UsherTesting

extension Search {
  func take(_ context: CheckContext) async {
    for check in explorer.checks {
      var context = context
      context.known = known
      for failure in await check.failures(context) { note(failure, after: context.path) }
    }
  }

  /// Searches for objects that outlive a closed window.
  func lookBack(at tracker: LifetimeTracker, after path: [UserAction]) async {
    guard explorer.checks.contains(where: { $0.kind == .leak }) else { return }
    await explorer.wait { tracker.entries.allSatisfy { $0.object == nil || isKnown($0) } }
    guard tracker.entries.contains(where: { $0.object != nil && !isKnown($0) }) else { return }
    for leak in LeakSearch(tracker).leaks { note(.outliving(leak), after: path) }
  }

  private func isKnown(_ entry: LifetimeTracker.Entry) -> Bool {
    known.leaks.contains("\(entry.kind.rawValue) \(entry.name)")
  }

  func note(_ failure: CheckFailure, after path: [UserAction]) {
    guard !explorer.session.isStopped else { return }
    let finding = Finding(failure, after: path, on: explorer.code)
    if finding.kind == .leak { known.leaks.insert(finding.subject) }
    if finding.kind == .livelock { explorer.session.lessen() }
    guard !explorer.isMeant(finding) else { return }
    let isNew = known.subjects.insert([finding.kind.description, finding.subject]).inserted
    if isNew { exploration.findings.append(finding) }
  }

  /// Runs the checks that need the whole exploration, once no action is left to try.
  func finish() async -> Exploration {
    exploration.wasStopped = explorer.session.isStopped
    if exploration.wasStopped { exploration.isComplete = false } else { await conclude() }
    explorer.session.trapFile.end()
    exploration.effort = explorer.session.effort
    return exploration
  }

  private func conclude() async {
    exploration.unreached = coverage.missing
    for check in explorer.checks {
      let failures = await check.conclude(exploration, explorer)
      for (failure, path) in failures { note(failure, after: path) }
    }
    await shorten()
  }

  /// Removes unneeded actions from each path; a breadth-first path is the shortest already.
  private func shorten() async {
    guard explorer.randomWalks != nil else { return }
    for index in exploration.findings.indices {
      exploration.findings[index] = await Shrinker(explorer).shorten(exploration.findings[index])
    }
  }
}
