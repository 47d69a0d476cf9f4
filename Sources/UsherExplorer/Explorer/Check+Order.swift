public import Testing
import UsherTesting

extension Explorer.Check {
  /// Finds results that arrive out of order, so that the earlier request wins.
  ///
  /// The second of two offers is taken while time must pass for the first one. The stage must then
  /// look as if the first one had ended before; it must not look as if it had been taken last.
  public static let order = Explorer.Check(.disorder) { context in
    guard let titles = context.overlap, context.played.livelock == nil,
      !context.known.holds(.disorder, "\(titles.first) and \(titles.second)")
    else { return [] }
    let (first, second) = (UserAction.take(titles.first), UserAction.take(titles.second))
    guard let mixed = try await context.end(of: [[first, second]]),
      let inTurn = try await context.end(of: [[first], [second]]), mixed.key != inTurn.key,
      let reversed = try await context.end(of: [[second], [first]]), mixed.key == reversed.key
    else { return [] }
    return [.disorder(titles, mixed, inTurn, code: context.code)]
  }
}

extension CheckContext {
  /// The end of a path, after time has passed until no task sleeps.
  fileprivate struct End {
    let stateKey: StateKey
    let path: [UserAction]
    var key: String { stateKey.key }
  }

  /// Two offers, the second one taken while the first one still waited on the clock.
  fileprivate var overlap: (first: String, second: String)? {
    guard path.count > 1, before?.actions.contains(.wait) == true,
      case .take(let first) = path[path.count - 2], case .take(let second) = path[path.count - 1],
      first != second
    else { return nil }
    return (first, second)
  }

  /// Plays groups of actions instead of the last two, and lets time pass after each group.
  ///
  /// Returns `nil` if an action has become impossible, or if time never stops passing.
  fileprivate func end(of groups: [[UserAction]]) async throws -> End? {
    let start = Array(path.dropLast(2))
    explorer.writeToTrapFile(start + groups.flatMap(\.self))
    let stage = try await explorer.stage(after: start)
    defer { stage.director.close() }
    var played = start
    for group in groups {
      for action in group {
        guard stage.actions.contains(action) else { return nil }
        _ = await explorer.play(action, on: stage)
      }
      guard let waits = await explorer.letTimePass(on: stage) else { return nil }
      played += group + waits
    }
    return End(stateKey: explorer.stateKey(stage), path: played)
  }
}

extension Explorer {
  /// Lets time pass until no task sleeps; returns the actions, or `nil` if that does not end.
  fileprivate func letTimePass(on stage: TestStage, limit: Int = 20) async -> [UserAction]? {
    for count in 0..<limit {
      guard stage.actions.contains(.wait) else { return Array(repeating: .wait, count: count) }
      _ = await play(.wait, on: stage)
    }
    return nil
  }

  /// Expects that two paths lead to the same place, each on a new stage.
  public func expectSamePlace(
    after actions: [UserAction], as others: [UserAction],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let (first, second) = (try await place(after: actions), try await place(after: others))
    guard first.key != second.key else { return }
    Issue.record("\(first.difference(from: second))", sourceLocation: sourceLocation)
  }
}

extension StateKey {
  fileprivate func difference(from wanted: StateKey) -> String {
    "It led to\n\(told)\nand should lead to\n\(wanted.told)"
  }
}

extension CheckFailure {
  fileprivate static func disorder(
    _ titles: (first: String, second: String), _ mixed: CheckContext.End,
    _ inTurn: CheckContext.End, code: String
  ) -> CheckFailure {
    var failure = CheckFailure(
      .disorder, "\(titles.first) and \(titles.second)",
      """
      “\(titles.second)” was taken last, and the result of “\(titles.first)” comes after its own.
      \(mixed.stateKey.difference(from: inTurn.stateKey))
      """,
      shown: (
        "The result of “\(titles.second)” is the last",
        [
          "let mixed: [UserAction] = [\(list(mixed.path))]",
          "let inTurn: [UserAction] = [\(list(inTurn.path))]",
          "try await Explorer { \(code) }.expectSamePlace(after: mixed, as: inTurn)",
        ]
      ))
    failure.playsPath = false
    return failure
  }

  private static func list(_ path: [UserAction]) -> String {
    path.map(\.description).joined(separator: ", ")
  }
}
