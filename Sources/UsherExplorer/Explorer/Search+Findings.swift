import UsherTesting

extension Search {
  /// Applies the checks, and returns their findings, known or not.
  func applyChecks(_ context: CheckContext) async -> [Finding] {
    var found: [Finding] = []
    for check in explorer.checks {
      var context = context
      context.known = known
      for failure in await check.failures(context) {
        found += [record(failure, after: context.path)].compactMap(\.self)
      }
    }
    return found
  }

  /// Searches for objects that outlive a closed window; an interruption is not blamed for them.
  func lookBack(at tracker: LifetimeTracker, after path: [UserAction]) async {
    guard explorer.checks.contains(where: { $0.kind == .leak }) else { return }
    await explorer.wait { tracker.entries.allSatisfy { $0.object == nil || isKnown($0) } }
    guard tracker.entries.contains(where: { $0.object != nil && !isKnown($0) }) else { return }
    for leak in LeakSearch(tracker).leaks {
      if let finding = record(.outliving(leak), after: path), path.last?.interruption == nil {
        plain.insert(finding.topic)
      }
    }
  }

  private func isKnown(_ entry: LifetimeTracker.Entry) -> Bool {
    known.leaks.contains("\(entry.kind.rawValue) \(entry.name)")
  }

  /// Adds a finding unless it is known; returns `nil` if it is intended.
  @discardableResult
  func record(_ failure: CheckFailure, after path: [UserAction]) -> Finding? {
    guard !explorer.session.isStopped else { return nil }
    let finding = Finding(failure, after: path, on: explorer.codes)
    if finding.kind == .leak { known.leaks.insert(finding.subject) }
    if finding.kind == .livelock { explorer.session.lessen() }
    guard !explorer.isMeant(finding) else { return nil }
    if known.subjects.insert(finding.topic).inserted { exploration.findings.append(finding) }
    return finding
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
      for (failure, path) in failures { record(failure, after: path) }
    }
    await shorten()
  }

  /// Removes unneeded actions from each path; a breadth-first path is the shortest already.
  private func shorten() async {
    if explorer.randomWalks != nil { await shortenFindings(from: 0) }
  }

  func shortenFindings(from start: Int) async {
    for index in exploration.findings.indices.dropFirst(start) {
      exploration.findings[index] = await Shrinker(explorer).shorten(exploration.findings[index])
    }
  }
}

extension Finding {
  /// The kind and the subject, which findings of one bug share.
  var topic: [String] { [kind.description, subject] }
}
