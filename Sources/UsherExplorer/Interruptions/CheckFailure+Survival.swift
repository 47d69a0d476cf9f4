import UsherTesting

extension CheckFailure {
  static func unrestored(
    _ name: String, _ complaint: String, codes: Explorer.StageCodes
  ) -> CheckFailure {
    let plain = unrestored(name, complaint, code: codes.restart)
    return CheckFailure(
      .harm, "\(Interruption.killed.name): \(name) is not restored", complaint,
      shown: (plain.fact, plain.expectation), after: [])
  }

  static func lost(
    _ value: String, _ interruption: Interruption, times: Int, _ after: StateKey
  ) -> CheckFailure {
    CheckFailure(
      .harm, "\(interruption.name): \(value) is lost",
      "“\(value)” was kept, and is gone after “\(interruption.name)”:\n\(after.told)",
      shown: (
        "After “\(interruption.name)”, the app keeps \(value)", [expectation(value, times)]
      ))
  }

  static func doubled(
    _ value: String, _ interruption: Interruption, counts: (after: Int, limit: Int),
    after time: Duration, _ outline: String
  ) -> CheckFailure {
    CheckFailure(
      .harm, "\(interruption.name): \(value) is doubled",
      """
      “\(value)” is kept \(counts.after.timesOver) after “\(interruption.name)”, \
      and \(counts.limit.timesOver) without it.
      \(outline)
      """,
      shown: (
        "After “\(interruption.name)”, the app keeps \(value) \(counts.limit.timesOver)",
        time.lines + [expectation(value, counts.limit)]
      ))
  }

  private static func expectation(_ value: String, _ times: Int) -> String {
    let times = times == 1 ? "" : ", times: \(times)"
    return "stage.expectKept(\(value.literal)\(times))"
  }

  static func different(
    _ interruption: Interruption, _ sign: StateSign, _ states: (after: StateKey, wanted: StateKey),
    after time: Duration
  ) -> CheckFailure {
    let name = states.wanted.active?.name ?? "nothing"
    return CheckFailure(
      .harm, "\(interruption.name): \(name) changes",
      """
      After “\(interruption.name)” there is
      \(states.after.told)
      and there should be
      \(states.wanted.told)
      """,
      shown: (
        "After “\(interruption.name)”, \(name) is as it should be",
        time.lines + expectation(sign, states.wanted.tree)
      ))
  }

  private static func expectation(_ sign: StateSign, _ tree: SceneTree) -> [String] {
    switch sign {
    case .outline: expected(tree.outline)
    case .title:
      ["let titles =", "  \"\"\""] + indented(tree.titledOutline)
        + ["  \"\"\"", "#expect(stage.titledOutline == titles)"]
    case .missing(let action): ["#expect(stage.actions.contains(\(action)))"]
    case .added(let action): ["#expect(!stage.actions.contains(\(action)))"]
    }
  }

  private static func indented(_ text: String) -> [String] {
    text.split(separator: "\n").map { "  \($0)" }
  }

  static func stranded(
    _ interruption: Interruption, _ name: String, _ outline: String
  ) -> CheckFailure {
    CheckFailure(
      .harm, "\(interruption.name): no way on from \(name)",
      "After “\(interruption.name)” the user can do nothing that has an effect:\n\(outline)",
      shown: (
        "After “\(interruption.name)”, the user can act at \(name)",
        ["await stage.expectWayOn()"]
      ))
  }
}

extension Int {
  /// The number as an adverb: `once`, `2 times`.
  fileprivate var timesOver: String { self == 1 ? "once" : of("time") }
}

extension Duration {
  /// The lines of a printed test that let the time pass, even if nothing is left to wait for.
  fileprivate var lines: [String] {
    guard self > .zero else { return [] }
    let (seconds, attoseconds) = components
    let time =
      attoseconds == 0
      ? ".seconds(\(seconds))" : ".milliseconds(\(Int((self / .milliseconds(1)).rounded(.up))))"
    return ["await stage.clock.advance(by: \(time))", "await stage.settle()"]
  }
}
