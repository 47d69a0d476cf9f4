import UsherTesting

extension StageConsole {
  /// Explores the app from its start, within a few seconds.
  func explore() async -> Reply {
    var explorer = Explorer(making: code, makeStage)
    explorer.limits = (states: 30, depth: 6, actions: 100)
    explorer.trapFile = nil
    explorer.progress = Explorer.ProgressLine.Output(isTerminal: false) { _ in }
    let exploration = await explorer.explore()
    // A type that was not reached may only lie beyond the limits.
    findings = exploration.findings.filter { exploration.isComplete || $0.kind != .unreached }
    let lines = findings.prefix(10).enumerated().map { "\($0 + 1) \($1.headline)" }
    let hint = findings.isEmpty ? [] : ["  • finding 1 shows the first one, with a test."]
    let extent = "\(exploration.stateCount.of("state")), \(findings.count.of("finding"))"
    let end = exploration.isComplete ? "everything tried" : "cut short"
    return Reply((["\(extent), \(end)"] + lines + hint).joined(separator: "\n"))
  }

  func finding(_ text: String) throws -> Reply {
    guard !findings.isEmpty else {
      throw CommandError("There are no findings yet.\n  • Look for some with explore.")
    }
    guard let number = ListNumber(text)?.value, number > 0, findings.indices.contains(number - 1)
    else {
      throw CommandError("There is no finding \(text.cut); the last one is \(findings.count).")
    }
    return Reply("\(findings[number - 1])")
  }

  /// Prints the session as a test, which expects the current place.
  func test() async throws -> Reply {
    let stage = try await started()
    let place = stage.director.tree.active?.name
    let codes = Explorer.StageCodes(start: code, restart: code)
    return Reply(
      Finding.placeTest(place, codes, [], steps.flatMap(\.code), outline: stage.outline))
  }
}

extension Finding {
  fileprivate var headline: String {
    let steps = path.map(\.description).joined(separator: ", ")
    return "\(kind): \(subject), \(path.isEmpty ? "at the start" : "after \(steps)")"
  }
}
