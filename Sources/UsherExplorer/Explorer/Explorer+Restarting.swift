public import UsherTesting

extension Explorer {
  /// Makes the stage of the app's next run with the data that the app persisted on the last stage.
  ///
  /// The closure receives the last stage, and gives its session, favorites and the like to the next
  /// one. Restarts and links are tried on such a stage. Without this closure, every run is a first
  /// run. Printed tests contain the expression, in which the last stage is called `stage`.
  ///
  /// ```swift
  /// explorer.onRestart(making: "try Shop.stage(after: stage)") { try Shop.stage(after: $0) }
  /// ```
  public mutating func onRestart(
    making code: String = "try makeStage(after: stage)",
    _ makeStage: @escaping @MainActor (TestStage) async throws -> TestStage
  ) {
    restart = (code, makeStage)
  }

  var restartCode: String { restart?.code ?? code }

  /// The expressions that make a stage in printed tests, for the first run and the next one.
  var codes: StageCodes { StageCodes(start: code, restart: restartCode) }

  func nextStage(after last: TestStage) async throws -> TestStage {
    let stage = try await freshStage(after: last)
    stage.care = .hasty
    _ = await stage.livelock(moves: session.moves)
    stage.care = .usual
    return stage
  }
}
