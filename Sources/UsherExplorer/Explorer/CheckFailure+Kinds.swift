import UsherTesting

extension CheckFailure {
  static func thrown(_ error: any Error, by subject: String) -> CheckFailure {
    CheckFailure(
      .failure, "\(type(of: error))", "\(subject) throws:\n\(error)",
      shown: ("This path does not throw", []))
  }

  static func failed(_ error: NavigationError) -> CheckFailure {
    CheckFailure(
      .failure, "\(error.coordinator) \(error.verb)", "\(error)",
      shown: ("\(error.coordinator) can \(error.verb)", ["stage.expectNothingFailed()"]))
  }

  static func restless(_ complaint: String) -> CheckFailure {
    CheckFailure(.livelock, "the stage", complaint, shown: ("This path settles", []))
  }

  static func leaked(_ leak: Leak) -> CheckFailure {
    CheckFailure(
      .leak, "\(leak.kind) \(leak.name)", "\(leak)",
      shown: (
        "The \(leak.kind) \(leak.name) is released when it ends", ["stage.expectNothingLeaked()"]
      ))
  }

  static func outliving(_ leak: Leak) -> CheckFailure {
    CheckFailure(
      .leak, "\(leak.kind) \(leak.name)", "\(leak)",
      shown: ("The \(leak.kind) \(leak.name) is released with its window", []))
  }

  static func unseen(_ name: String) -> CheckFailure {
    CheckFailure(
      .unseen, name, TestStage.complaint(unseen: name),
      shown: ("\(name) stays until it is seen", ["stage.expectEveryScreenSeen()"]))
  }

  static func bypassed(_ name: String, _ reason: String) -> CheckFailure {
    CheckFailure(
      .bypass, name, "It is shown, though the guard \(name) does not allow it: \(reason)",
      shown: ("The guard \(name) holds", ["stage.expectGuardsHold()"]))
  }

  static func lost(_ result: LifetimeTracker.FlowResult) -> CheckFailure {
    CheckFailure(
      .lostResult, result.coordinator, result.complaint,
      shown: ("The result of \(result.coordinator) is received", ["stage.expectResultsTaken()"]))
  }

  static func doublePushed(
    _ name: String, _ title: String, _ outlines: (once: String, twice: String), _ time: [UserAction]
  ) -> CheckFailure {
    CheckFailure(
      .doublePush, name, "Two quick taps on “\(title)” show it twice:\n\(outlines.twice)",
      shown: ("Two quick taps show \(name) once", expected(outlines.once)),
      after: [.takeTwice(title)] + time)
  }

  static func expected(_ outline: String) -> [String] {
    let quotes = "\"\"\""
    return ["stage.expectOutline(", "  \(quotes)"]
      + outline.split(separator: "\n").map { "  \($0)" } + ["  \(quotes))"]
  }

  static func strayed(_ link: String, _ complaint: String, code: String) -> CheckFailure {
    CheckFailure(
      .strayLink, link, complaint,
      shown: (
        "The link \(link) leads to its place",
        ["let other = \(code)", "await stage.expectLink(leadsHereOn: other)"]
      ))
  }

  static func unrestored(_ name: String, _ complaint: String, code: String) -> CheckFailure {
    CheckFailure(
      .restoration, name, complaint,
      shown: ("\(name) is restored after a restart", ["try await stage.expectRestart { \(code) }"]))
  }

  static func stuck(_ name: String, _ outline: String, code: String) -> CheckFailure {
    CheckFailure(
      .restoration, name, "After a restart, whatever the user does, \(name) stays:\n\(outline)",
      shown: (
        "There is a way back from \(name) after a restart",
        [
          "let restarted = try await stage.restarted { \(code) }",
          "await restarted.expectWayBack()",
        ]
      ))
  }

  static func deadEnd(_ name: String, _ outline: String) -> CheckFailure {
    CheckFailure(
      .deadEnd, name, "Whatever the user does, \(name) stays:\n\(outline)",
      shown: ("There is a way back from \(name)", ["await stage.expectWayBack()"]))
  }

  static func unreached(_ name: String, _ exploration: Exploration, code: String) -> CheckFailure {
    CheckFailure(
      .unreached, name, "It is registered, but was never shown, in \(exploration.extent).",
      shown: (
        "\(name) is shown somewhere",
        [
          "let seen = await Explorer { \(code) }.explore()",
          "#expect(!seen.unreached.contains(\"\(name)\"))",
        ]
      ))
  }

  static func nondeterminism(
    _ first: StateKey, _ second: StateKey, _ path: [UserAction], _ code: String
  ) -> CheckFailure {
    let actions = path.map(\.description).joined(separator: ", ")
    var failure = CheckFailure(
      .nondeterminism, "this path",
      "It led to\n\(first.told)\nand, played again, to\n\(second.told)",
      shown: (
        "This path always leads to the same place",
        ["try await Explorer { \(code) }.expectSamePlace(after: \(actions))"]
      ))
    failure.playsPath = false
    return failure
  }
}

extension StateKey {
  /// The outline with titles, and the app's own description of the state.
  var told: String {
    let rest = actions.map(\.description).joined(separator: ", ")
    let more = telling.isEmpty ? "" : "\n  distinguished by: \(telling)"
    return tree.titledOutline + "\n  to do: \(rest.isEmpty ? "nothing" : rest)" + more
  }
}

extension Exploration {
  fileprivate var extent: String {
    let work =
      isWorkRunning
      ? ". Work was still running there that does not sleep on the stage's clock, and may show it"
      : ""
    return states.count.of("state")
      + (isComplete ? ", with everything tried" : " within the limits") + work
  }
}
