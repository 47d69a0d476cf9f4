public import UsherTesting

/// The subject of a check: a stage that has settled after an action.
@MainActor public struct CheckContext {
  /// The stage, which a check must not change.
  public let stage: TestStage
  /// The actions on the stage; the last one is under test.
  public let path: [UserAction]
  /// A Boolean value that indicates whether the state is new.
  public let isNew: Bool
  let explorer: Explorer
  let after: StateKey
  var before: StateKey?
  var played = Explorer.Played()
  var known = Search.Known()
  /// The states that other actions lead to instead of the last one, as far as they are known.
  var ends: [UserAction: StateKey] = [:]
  /// `true` if the stage is not used after the checks, so that a check may continue on it.
  var isLast = true

  /// The expression that makes a stage, for the tests that findings print.
  public var code: String { explorer.code }

  /// Plays a path on a new stage, inspects that stage, and closes it.
  public func onFreshStage<Value>(
    after path: [UserAction] = [], _ body: @MainActor (TestStage) async throws -> Value
  ) async throws -> Value {
    explorer.writeToTrapFile(path)
    let stage = try await explorer.stage(after: path)
    defer { stage.director.close() }
    return try await body(stage)
  }

  /// Inspects another stage in the same state, and closes it.
  func onRestart<Value>(_ body: (TestStage) async -> Value) async throws -> Value {
    let other = try await stage.restarted { try await explorer.nextStage(after: stage) }
    other.care = explorer.care(for: other)
    let value = await body(other)
    other.director.close()
    return value
  }

  /// Performs other actions instead of the last one, on a new stage.
  func stateKey(after actions: [UserAction]) async throws -> StateKey? {
    let path = Array(path.dropLast())
    explorer.writeToTrapFile(path + actions)
    guard let stage = try await explorer.stage(after: path, at: before) else { return nil }
    for action in actions { _ = await explorer.play(action, on: stage) }
    let stateKey = StateKey(stage)
    stage.director.close()
    return stateKey
  }
}
