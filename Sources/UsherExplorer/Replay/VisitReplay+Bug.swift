import UsherTesting

extension VisitReplay {
  /// Searches the visit for its bug, and shortens it to a failing test.
  ///
  /// The explorer's checks are applied after each action. The last new finding counts, since a
  /// tester reports a bug when it shows. If there is none, other actions that agree with the record
  /// are tried as well, such as those that changed nothing, and the one that followed its end. A
  /// trap ends the process; the path is then in ``Explorer/trapFile``. If nothing is found, the
  /// test expects the last place of the visit, for you to change; it fails at the replay's
  /// departure, if there is one.
  public func bug() async -> Finding {
    let inspection = VisitInspection(search)
    await inspection.inspect(path)
    await inspection.inspectOthers()
    return await inspection.shortest(of: path)
  }
}

/// Applies the checks of an explorer to each step of a visit.
@MainActor private final class VisitInspection {
  private let search: VisitSearch
  private let explorer: Explorer
  private let shrinker: Shrinker
  /// The index of the recorded event to which no action leads.
  private let unexplained: Int?
  private var known = Search.Known()
  private var last: Finding?

  /// The number of other explanations that are checked.
  private static let mostOthers = 150

  init(_ search: VisitSearch) {
    (self.search, explorer) = (search, search.explorer)
    shrinker = Shrinker(explorer)
    unexplained = search.firstUnexplained
  }

  func inspect(_ path: [UserAction]) async {
    for count in 0...path.count {
      await inspect(Array(path.prefix(count)), isLast: count == path.count)
    }
  }

  func inspectOthers() async {
    for _ in 0..<Self.mostOthers where last == nil {
      guard let path = await search.next() else { break }
      await inspect(path, isLast: false)
    }
    search.end()
  }

  /// Records the first of the new findings after a path.
  private func inspect(_ path: [UserAction], isLast: Bool) async {
    let before = search.nodes.first { $0.path == Array(path.dropLast()) }?.stateKey
    let kinds = Set(explorer.checks.map(\.kind)).subtracting(isLast ? [] : [.deadEnd])
    let found = await shrinker.findings(after: path, from: before, of: kinds, known).filter {
      !explorer.isMeant($0) && !known.subjects.contains($0.topic)
    }
    if let first = found.first { last = first }
    for finding in found {
      known.subjects.insert(finding.topic)
      if finding.kind == .leak { known.leaks.insert(finding.subject) }
    }
  }

  func shortest(of path: [UserAction]) async -> Finding {
    defer { search.end() }
    if let last { return await shrinker.shorten(last) }
    guard let place = await place(after: path, like: nil) else { return end(path, at: nil) }
    return await shrinker.shorten(end(path, at: place)) {
      guard let other = await self.place(after: $0, like: place) else { return nil }
      return self.end($0, at: other)
    }
  }

  private func end(_ path: [UserAction], at place: StateKey?) -> Finding {
    Finding(.place(place, before: unexplained), after: path, on: explorer.codes)
  }

  /// The place that a path leads to, if every action is possible and it looks like another place.
  private func place(after path: [UserAction], like other: StateKey?) async -> StateKey? {
    guard var stage = try? await explorer.stage() else { return nil }
    for action in path {
      guard await explorer.play(action, on: &stage).error == nil else {
        await explorer.end(stage)
        return nil
      }
    }
    let stateKey = explorer.stateKey(stage)
    await explorer.end(stage)
    return other == nil || stateKey.key == other?.key ? stateKey : nil
  }
}

extension CheckFailure {
  /// The end of a visit in which nothing was found, or the recorded event to which nothing led.
  fileprivate static func place(_ stateKey: StateKey?, before next: Int?) -> CheckFailure {
    let name = stateKey?.active?.name ?? "nothing"
    let lines = expected(stateKey?.outline ?? "")
    guard let next else {
      return CheckFailure(
        Finding.Kind("place"), name,
        "No check finds a bug in this visit. It ends here; change the test to what should be here.",
        shown: ("This visit leads to \(name)", lines))
    }
    return CheckFailure(
      Finding.Kind("departure"), name,
      "No check finds a bug up to here, where the replay departs from the record.",
      shown: (
        "This visit goes on from \(name)",
        lines + ["Issue.record(\"Nothing leads to line \(next + 1) of the record.\")"]
      ))
  }
}
