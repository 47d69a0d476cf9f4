import UsherTesting

extension UserAction {
  /// The interruption, if it is one; a link is one as well.
  var interruption: Interruption? {
    switch self {
    case .interrupt(let interruption): interruption
    case .open: .link
    default: nil
    }
  }

  var isRestart: Bool { self == .interrupt(.killed) }

  /// The link of an action that opens one.
  var link: String? {
    if case .open(let link) = self { link } else { nil }
  }

  /// Returns `false` for an interruption that cannot happen on a stage.
  @MainActor func isPossible(on stage: TestStage) -> Bool {
    interruption?.isPossible(stage) ?? true
  }

  /// The lines that play the action in a printed test.
  func lines(restarting code: String) -> [String] {
    guard isRestart else { return ["try await stage.play(\(self))"] }
    return ["stage = try await stage.restarted { \(code) }", "await stage.settle()"]
  }
}

extension Interruption {
  /// The error for an interruption that a stage cannot suffer.
  @MainActor func impossible(on stage: TestStage, at callSite: CallSite) -> StageError {
    let remedy =
      self == .killed
      ? "Make the stage of the next run: stage = try await stage.restarted { … }"
      : "See the outline for the current place:\n\(stage.outline)"
    return StageError(
      message: """
        A stage cannot suffer this here: \(name).
          at \(callSite)
          • \(remedy)
        """)
  }
}
