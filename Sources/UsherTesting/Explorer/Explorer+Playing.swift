import Usher

extension Explorer {
  /// What came of an action.
  struct Played {
    var error: (any Error)?
    /// What is the matter where it did not settle.
    var unrest: String?
  }

  /// Makes a stage, which no test's end looks at, and plays a path on it.
  func stage(
    _ care: QuietWait.Care = .usual, after path: [UserAction] = []
  ) async throws -> TestStage {
    let stage = try await StageRegister.$current.withValue(StageRegister.current?.aside) {
      try await makeStage()
    }
    guard !stage.isClosed else { throw closed }
    patience.effort.stages += 1
    stage.care = care
    _ = await stage.unrest(moves: patience.moves)
    for action in path { _ = await play(action, on: stage, care) }
    stage.care = .usual
    return stage
  }

  private var closed: StageError {
    StageError(
      message: """
        The window of this stage has closed already.
          \(code)
          • Make a new stage whenever an explorer asks for one.
        """)
  }

  /// Makes a stage and plays a path hastily; what comes back late does so at its end.
  private func hastyStage(after path: [UserAction]) async throws -> TestStage {
    let stage = try await stage(QuietWait.Care(turns: 4, rounds: patience.rounds), after: path)
    stage.care = .hasty
    await stage.rest(within: patience.moves)
    stage.care = .usual
    return stage
  }

  /// Makes a stage and plays a path that leads to a known state; `nil` where it leads elsewhere.
  ///
  /// A path whose end is known is played hastily first: where it leads to its end, it has settled.
  func stage(after path: [UserAction], at key: String?) async throws -> TestStage? {
    guard let key else { return try await stage(.hasty, after: path) }
    let hasty = try await hastyStage(after: path)
    if stateKey(hasty).key == key { return hasty }
    await end(hasty)
    // Whatever was too hasty is right twice with care, which chance is not.
    let first = try await stage(.thorough, after: path)
    let isRight = stateKey(first).key == key
    await end(first)
    let second = try await stage(.thorough, after: path)
    if isRight, stateKey(second).key == key {
      patience.slowDown()
      return second
    }
    await end(second)
    return nil
  }

  /// Does an action and settles.
  func play(
    _ action: UserAction, on stage: TestStage, _ care: QuietWait.Care = .usual
  ) async -> Played {
    var played = Played()
    patience.effort.actions += 1
    if case .take = action { stage.care = .none } else { stage.care = .hasty }
    do { try await stage.perform(action, at: CallSite()) } catch { played.error = error }
    stage.care = care
    if care == .usual, !stage.hasWork, patience.rounds == 0 { stage.care = .light }
    played.unrest = await stage.unrest(moves: patience.moves)
    if played.unrest == nil { played.unrest = await waitInRealTime(on: stage) }
    stage.care = care
    do { try stage.throwFromOffers() } catch { played.error = played.error ?? error }
    return played
  }

  /// Waits for work that does not sleep on the stage's clock, as long as the app allows.
  private func waitInRealTime(on stage: TestStage) async -> String? {
    let end = ContinuousClock.now.advanced(by: realTime)
    while stage.awaitsOthers, ContinuousClock.now < end {
      let before = stage.activity
      try? await Task.sleep(for: .milliseconds(1))
      guard stage.activity != before else { continue }
      if let unrest = await stage.unrest(moves: patience.moves) { return unrest }
    }
    return nil
  }

  /// Waits until a condition holds that other threads bring about, and counts the rounds.
  func wait(until condition: () -> Bool) async {
    patience.effort.rounds += await QuietWait.waits(until: condition)
  }

  /// Closes a stage's window, so that nothing of it goes on.
  func end(_ stage: TestStage) async {
    stage.director.close()
    await stage.rest()
  }

  /// How often something may move before a stage counts as restless.
  @MainActor final class Patience {
    var moves = QuietWait.limit
    /// How much has been done so far.
    var effort = Exploration.Effort()
    /// How often in a row tasks lead over other threads before they do something.
    private(set) var rounds = 0

    /// What was too hasty is played more slowly from now on.
    func slowDown() { rounds = min(QuietWait.Care.usual.rounds, 2 * rounds + 1) }

    /// One restless stage has been reported, so others need less proof.
    func lessen() { moves = QuietWait.limit / 20 }
  }
}
