public import Testing
import UsherTesting

extension Explorer {
  /// Interrupts the app in every state that it reaches, and fails the test for each finding.
  ///
  /// After each interruption no law is broken, all values that the stage declares with `keep(_:_:)`
  /// are there once, nothing leaks, and the user can act. ``interruptions`` are those of every app,
  /// and the app adds its own.
  ///
  /// ```swift
  /// await Explorer { try Theater().stage }.expectSurvival()
  /// ```
  ///
  /// With ``randomWalks``, random walks follow, each with a random subset of the interruptions.
  @discardableResult
  public func expectSurvival(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> InterruptionTable {
    let table = await interrupt()
    warn(of: table.exploration)
    for finding in table.findings {
      Issue.record("\(finding)\n\(table.summary)", sourceLocation: sourceLocation)
    }
    return table
  }

  /// Interrupts the app in every state that it reaches, and returns the table.
  public func interrupt() async -> InterruptionTable {
    var explorer = self
    explorer.randomWalks = nil
    explorer.checks = checks.filter { !Check.comparisons.contains($0.kind) } + Check.survival
    let search = Search(explorer)
    let session = search.explorer.session
    if Task.isCancelled { session.stop() }
    return await withTaskCancellationHandler {
      await search.survive(walks: randomWalks)
    } onCancel: {
      Task { @MainActor in session.stop() }
    }
  }
}

extension Explorer.Check {
  /// The kinds of findings that compare paths without interruptions, for
  /// ``Explorer/run(sourceLocation:)``.
  fileprivate static let comparisons: Set<Finding.Kind> = [
    .doublePush, .lostOffer, .disorder, .strayLink, .restoration, .deadEnd, .unreached,
  ]
}
