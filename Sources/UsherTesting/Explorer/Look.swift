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
  let unrest: String?
  var before: Glimpse?
  var error: (any Error)?
  var isFirstTap = false

  init(
    _ stage: TestStage, _ path: [Act], _ after: Glimpse, isNew: Bool, unrest: String?,
    in explorer: Explorer
  ) {
    self.stage = stage
    self.path = path
    self.after = after
    self.isNew = isNew
    self.unrest = unrest
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
    do {
      let value = try await body(stage)
      stage.director.close()
      return value
    } catch {
      stage.director.close()
      throw error
    }
  }
}

extension Look {
  /// Looks at another stage that was made to stand where this one does, and closes it.
  func onRestart<Value>(_ body: (TestStage) async -> Value) async throws -> Value {
    let other = try await stage.restarted { try await explorer.stage(after: []) }
    let value = await body(other)
    other.director.close()
    return value
  }
}

extension Explorer {
  /// Makes a stage, which no test's end looks at, and plays a path on it.
  func stage(after path: [Act]) async throws -> TestStage {
    let stage = try await StageRegister.$current.withValue(StageRegister.current?.aside) {
      try await makeStage()
    }
    _ = await stage.unrest()
    for act in path {
      _ = await perform(act, on: stage)
      _ = await stage.unrest()
    }
    return stage
  }

  /// Does an act, and returns what it throws.
  func perform(_ act: Act, on stage: TestStage) async -> (any Error)? {
    do {
      try await stage.perform(act, at: CallSite())
      return nil
    } catch {
      return error
    }
  }

  /// Closes a stage's window, so that nothing of it goes on.
  func end(_ stage: TestStage) async {
    stage.director.close()
    await stage.rest()
  }
}
