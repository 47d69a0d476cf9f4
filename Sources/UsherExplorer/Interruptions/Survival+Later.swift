import UsherTesting

extension Survival {
  /// The harm that shows once the app has been quiet for some turns.
  func laterFailure(_ reference: StateKey?) async throws -> CheckFailure? {
    guard !before.isClosed else { return nil }
    if context.isLast { return try await laterFailure(on: context.stage, reference) }
    let isSame = reference.flatMap { StateSign(of: after, unlike: $0) } == nil
    guard !isSame || after.actions.contains(.wait) || !context.stage.canAct else { return nil }
    return try await context.onFreshStage(after: context.path) {
      try await laterFailure(on: $0, reference)
    }
  }

  private func laterFailure(
    on stage: TestStage, _ reference: StateKey?
  ) async throws -> CheckFailure? {
    let start = stage.clock.now
    if let failure = try await doubled(on: stage, after: .zero) { return failure }
    for _ in 0..<Self.turns where stage.actions.contains(.wait) {
      _ = await explorer.play(.wait, on: stage)
      let time = start.duration(to: stage.clock.now)
      if let failure = try await doubled(on: stage, after: time) { return failure }
    }
    let (end, time) = (explorer.stateKey(stage), start.duration(to: stage.clock.now))
    if let failure = try await stranded(on: stage) { return failure }
    return try await difference(reference, end, after: time)
  }

  /// A value that is kept more often than without the interruption.
  private func doubled(on stage: TestStage, after time: Duration) async throws -> CheckFailure? {
    let kept = stage.kept
    let suspect = kept.first { kept.count(of: $0) > max(1, before.kept.count(of: $0)) }
    guard let value = suspect, let without = try await quietReference else { return nil }
    let limit = max(1, before.kept.count(of: value), without.kept.count(of: value))
    guard kept.count(of: value) > limit else { return nil }
    return .doubled(
      value, interruption, counts: (kept.count(of: value), limit), after: time, stage.outline)
  }

  /// The state that differs from the one without the interruption, also after some turns of quiet.
  private func difference(
    _ reference: StateKey?, _ end: StateKey, after time: Duration
  ) async throws -> CheckFailure? {
    guard let reference, let sign = StateSign(of: after, unlike: reference) else { return nil }
    guard time > .zero else {
      return .different(interruption, sign, (after, reference), after: .zero)
    }
    guard let quiet = try await quietReference, let sign = StateSign(of: end, unlike: quiet) else {
      return nil
    }
    return .different(interruption, sign, (end, quiet), after: time)
  }

  /// The state without the interruption, once the app has been quiet for as long.
  private var quietReference: StateKey? {
    get async throws {
      try await uninterrupted { stage in
        switch interruption.promise {
        case .passed(let duration): guard await stage.letPass(duration) else { return nil }
        case .opened(let link): _ = await explorer.play(.open(link), on: stage)
        case .unchanged, .restored, .kept, .lost: break
        }
        await beQuiet(on: stage)
        return explorer.stateKey(stage)
      }
    }
  }

  private func beQuiet(on stage: TestStage) async {
    for _ in 0..<Self.turns where stage.actions.contains(.wait) {
      _ = await explorer.play(.wait, on: stage)
    }
  }

  /// The user can no longer act, although they could before.
  private func stranded(on stage: TestStage) async throws -> CheckFailure? {
    let outline = stage.outline
    let isStuck = context.isNew || !stage.canAct ? await !stage.hasWayOn : false
    guard isStuck, try await couldAct, try await outline != startOutline else { return nil }
    return .stranded(interruption, after.active?.name ?? "nothing", outline)
  }

  private var couldAct: Bool {
    get async throws {
      try await context.onFreshStage(after: Array(context.path.dropLast())) { stage in
        await beQuiet(on: stage)
        return await stage.hasWayOn
      }
    }
  }

  /// The outline of the app's first state, which may be all that there is to do.
  private var startOutline: String {
    get async throws { try await context.onFreshStage { $0.outline } }
  }
}
