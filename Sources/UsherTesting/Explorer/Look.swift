/// What a check looks at: a stage on which an act has just been done and has settled.
@MainActor public struct Look {
  /// The stage; a check does nothing on it that changes it.
  public let stage: TestStage
  /// What was done on it, the act that is looked at last.
  public let path: [Act]
  /// Whether nothing that looks like it has been seen before.
  public let isNew: Bool
  let explorer: Explorer
  let after: Glimpse
  var before: Glimpse?
  var played = Explorer.Played()
  /// What has been found so far.
  var known = Known()

  init(_ stage: TestStage, _ path: [Act], _ after: Glimpse, isNew: Bool, in explorer: Explorer) {
    self.stage = stage
    self.path = path
    self.after = after
    self.isNew = isNew
    self.explorer = explorer
  }

  /// The expression that makes such a stage, for the tests that findings print.
  public var code: String { explorer.code }

  /// Plays a path on another stage, looks at that, and closes it.
  ///
  /// - Parameters:
  ///   - path: What is done on it first.
  ///   - body: Looks at the stage.
  /// - Returns: What the body returns.
  /// - Throws: What making the stage or the body throws.
  public func onFreshStage<Value>(
    after path: [Act] = [], _ body: @MainActor (TestStage) async throws -> Value
  ) async throws -> Value {
    Record(explorer.record).note(path, on: code)
    let stage = try await explorer.stage(after: path)
    defer { stage.director.close() }
    return try await body(stage)
  }
}

extension Look {
  /// Looks at another stage that was made to stand where this one does, and closes it.
  func onRestart<Value>(_ body: (TestStage) async -> Value) async throws -> Value {
    let other = try await stage.restarted { try await explorer.stage(.hasty) }
    let value = await body(other)
    other.director.close()
    return value
  }

  /// Does other acts in place of the last one, on a fresh stage, and returns how that looks.
  func glimpse(after acts: [Act]) async throws -> Glimpse? {
    let path = Array(path.dropLast())
    Record(explorer.record).note(path + acts, on: code)
    guard let stage = try await explorer.stage(after: path, at: before?.key) else { return nil }
    for act in acts { _ = await explorer.play(act, on: stage) }
    let glimpse = Glimpse(stage)
    stage.director.close()
    return glimpse
  }
}

/// What an exploration has found, so that nothing is looked for twice.
struct Known {
  /// The kinds and subjects of the findings.
  var subjects: Set<[String]> = []
  /// The leaks that have been waited for in vain.
  var leaks: Set<String> = []

  func holds(_ kind: Finding.Kind, _ subject: String) -> Bool {
    subjects.contains([kind.description, subject])
  }
}
