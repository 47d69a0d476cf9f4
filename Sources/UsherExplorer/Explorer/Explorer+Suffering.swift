import UsherTesting

extension Explorer {
  /// Performs an action and settles; a restart replaces the stage.
  func play(
    _ action: UserAction, on stage: inout TestStage, _ care: QuietWait.Care = .usual
  ) async -> Played {
    guard action.isRestart else { return await play(action, on: stage, care) }
    let last = stage
    var played = Played(error: await start(action, on: &stage))
    stage.care = care == .usual ? self.care(for: stage) : care
    played.livelock = await stage.livelock(moves: session.moves)
    played.killed = last
    return played
  }

  /// Performs an action without waiting for its effects; a restart replaces the stage.
  func start(_ action: UserAction, on stage: inout TestStage) async -> (any Error)? {
    guard action.isRestart else { return await start(action, on: stage) }
    session.effort.actions += 1
    let last = stage
    do {
      stage = try await last.restarted { try await nextStage(after: last) }
      session.retainKilled(last)
      return nil
    } catch {
      return error
    }
  }
}
