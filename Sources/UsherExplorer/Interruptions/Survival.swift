import UsherTesting

/// Compares the state after an interruption with that before, or with that of a stage that was not
/// interrupted.
@MainActor struct Survival {
  let context: CheckContext
  let interruption: Interruption
  let before: StateKey
  var explorer: Explorer { context.explorer }
  var after: StateKey { context.after }
  static let turns = 20

  init?(_ context: CheckContext) {
    guard let interruption = context.path.last?.interruption, let before = context.before,
      context.played.livelock == nil, context.played.error == nil
    else { return nil }
    (self.context, self.interruption, self.before) = (context, interruption, before)
  }

  /// The first harm, so that one bug has one finding.
  func failure() async throws -> CheckFailure? {
    if let failure = await unrestored { return failure }
    let reference = try await reference
    if let failure = loss(reference) ?? missingOffer { return failure }
    return try await laterFailure(reference)
  }

  /// The state without the interruption, if it should make no difference; the same time has passed.
  private var reference: StateKey? {
    get async throws {
      switch interruption.promise {
      case .unchanged: before
      case .passed(let duration):
        before.sleeperCount == 0
          ? before
          : try await uninterrupted { await $0.letPass(duration) ? explorer.stateKey($0) : nil }
      case .opened(let link): try await opened(link)
      case .restored, .kept, .lost: nil
      }
    }
  }

  private func opened(_ link: String) async throws -> StateKey? {
    if let end = context.ends[.open(link)] { return end }
    return try await context.stateKey(after: [.open(link)])
  }

  /// Inspects another stage in the state before the interruption, and closes it.
  func uninterrupted(
    _ body: @MainActor (TestStage) async throws -> StateKey?
  ) async throws -> StateKey? {
    let path = Array(context.path.dropLast())
    explorer.writeToTrapFile(path)
    guard let stage = try await explorer.stage(after: path, at: before) else { return nil }
    defer { stage.director.close() }
    return try await body(stage)
  }

  /// The complaint about a restart that restores another tree than was saved.
  private var unrestored: CheckFailure? {
    get async {
      guard let killed = context.played.killed, !isAlike,
        let complaint = await killed.difference(afterRestartOn: context.stage)
      else { return nil }
      return .unrestored(before.active?.name ?? "nothing", complaint, codes: explorer.codes)
    }
  }

  /// The first value that is gone.
  private func loss(_ reference: StateKey?) -> CheckFailure? {
    guard interruption.promise != .lost, !isFirstRun else { return nil }
    let expected = reference?.kept ?? before.kept
    let value = before.kept.first { value in
      after.kept.count(of: value) < min(before.kept.count(of: value), expected.count(of: value))
    }
    return value.map { .lost($0, interruption, times: before.kept.count(of: $0), after) }
  }

  /// `true` if the next run received none of the data that the app persists.
  private var isFirstRun: Bool { interruption.promise == .restored && explorer.restart == nil }

  /// An offer that the restored screen lacks, though the tree is the same.
  private var missingOffer: CheckFailure? {
    guard interruption.promise == .restored, !isFirstRun, isAlike else { return nil }
    let missing = before.ownActions.first { !after.ownActions.contains($0) }
    return missing.map { .different(interruption, .missing($0), (after, before), after: .zero) }
  }

  /// `true` if the user sees the same screens, restored or shown again by the app.
  private var isAlike: Bool { before.tree.titledOutline == after.tree.titledOutline }
}

extension [String] {
  func count(of value: String) -> Int { count { $0 == value } }
}
