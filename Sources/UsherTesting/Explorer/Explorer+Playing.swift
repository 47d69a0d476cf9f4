import Usher

extension Explorer {
  /// What came of an act.
  struct Played {
    var error: (any Error)?
    /// What is the matter where it did not settle.
    var unrest: String?
  }

  /// Makes a stage, which no test's end looks at, and plays a path on it.
  func stage(
    _ care: Stillness.Care = .usual, after path: [Act] = []
  ) async throws -> TestStage {
    let stage = try await StageRegister.$current.withValue(StageRegister.current?.aside) {
      try await makeStage()
    }
    stage.care = care
    _ = await stage.unrest(moves: patience.moves)
    for act in path { _ = await play(act, on: stage, care) }
    stage.care = .usual
    return stage
  }

  /// Makes a stage and plays a path that leads to a known state; `nil` where it leads elsewhere.
  ///
  /// A path whose end is known is played hastily first: where it leads to its end, it has settled.
  func stage(after path: [Act], at key: String?) async throws -> TestStage? {
    let hasty = try await stage(.hasty, after: path)
    if key == nil || glimpse(hasty).key == key { return hasty }
    await end(hasty)
    // Whatever was too hasty is right twice with care, which chance is not.
    let first = try await stage(.thorough, after: path)
    let isRight = glimpse(first).key == key
    await end(first)
    let second = try await stage(.thorough, after: path)
    if isRight, glimpse(second).key == key { return second }
    await end(second)
    return nil
  }

  /// Does an act and settles.
  func play(
    _ act: Act, on stage: TestStage, _ care: Stillness.Care = .usual
  ) async -> Played {
    var played = Played()
    if case .take = act { stage.care = .none } else { stage.care = .hasty }
    do { try await stage.perform(act, at: CallSite()) } catch { played.error = error }
    stage.care = care
    played.unrest = await stage.unrest(moves: patience.moves)
    do { try stage.throwFromOffers() } catch { played.error = played.error ?? error }
    return played
  }

  /// Closes a stage's window, so that nothing of it goes on.
  func end(_ stage: TestStage) async {
    stage.director.close()
    await stage.rest()
  }

  /// How often something may move before a stage counts as restless.
  @MainActor final class Patience {
    var moves = Stillness.limit

    /// One restless stage has been reported, so others need less proof.
    func lessen() { moves = Stillness.limit / 20 }
  }
}
