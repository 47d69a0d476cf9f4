import UsherTesting

extension Explorer {
  struct Played {
    var error: (any Error)?
    var livelock: String?
    /// The stage that a restart has replaced.
    var killed: TestStage?
  }

  /// Writes the path to the trap file before its last action, which may end the process.
  func writeToTrapFile(_ path: [UserAction]) { session.trapFile.write(path, on: codes) }

  /// Makes a stage that is not checked at the end of the test, for the first run or the next one.
  func freshStage(after last: TestStage? = nil) async throws -> TestStage {
    let stage = try await StageRegister.$current.withValue(StageRegister.current?.aside) {
      if let last, let restart { try await restart.makeStage(last) } else { try await makeStage() }
    }
    guard !stage.isClosed else { throw closed(last == nil ? code : restartCode) }
    stage.pace = session.pace
    session.effort.stages += 1
    return stage
  }

  func stage(
    _ care: QuietWait.Care = .usual, after path: [UserAction] = []
  ) async throws -> TestStage {
    var stage = try await freshStage()
    stage.care = care
    _ = await stage.livelock(moves: session.moves)
    for action in path { _ = await play(action, on: &stage, care) }
    stage.care = .usual
    return stage
  }

  private func closed(_ code: String) -> StageError {
    StageError(
      message: """
        The window of this stage has closed already.
          \(code)
          • Make a new stage each time the explorer calls the closure.
        """)
  }

  /// Performs an action and settles.
  func play(
    _ action: UserAction, on stage: TestStage, _ care: QuietWait.Care = .usual
  ) async -> Played {
    var played = Played(error: await start(action, on: stage))
    stage.care = care == .usual ? self.care(for: stage) : care
    played.livelock = await stage.livelock(moves: session.moves)
    if played.livelock == nil { played.livelock = await waitInRealTime(on: stage) }
    stage.care = care
    do { try stage.throwFromOffers() } catch { played.error = played.error ?? error }
    return played
  }

  /// Performs an action without waiting for its effects; returns the error that it throws.
  func start(_ action: UserAction, on stage: TestStage) async -> (any Error)? {
    session.effort.actions += 1
    if case .interrupt = action { return await suffer(action, on: stage) }
    if case .take = action { stage.care = .none } else { stage.care = .hasty }
    do {
      try await stage.perform(action, at: CallSite())
      return nil
    } catch {
      return error
    }
  }

  /// Interrupts the app aside from the stages of a test, which would check other windows.
  private func suffer(_ action: UserAction, on stage: TestStage) async -> (any Error)? {
    stage.care = .hasty
    let aside = StageRegister.current?.aside
    return await StageRegister.$current.withValue(aside) {
      do {
        try await stage.perform(action, at: CallSite())
        return nil
      } catch {
        return error
      }
    }
  }

  func care(for stage: TestStage) -> QuietWait.Care {
    stage.hasWork || session.rounds > 0 ? .usual : .light
  }

  /// Waits for work that does not sleep on the stage's clock, as long as the app allows.
  @discardableResult
  func waitInRealTime(on stage: TestStage) async -> String? {
    let end = ContinuousClock.now.advanced(by: realTime)
    while stage.awaitsOthers, ContinuousClock.now < end, !session.isStopped {
      let before = stage.activity
      try? await Task.sleep(for: .milliseconds(1))
      guard stage.activity != before else { continue }
      if let livelock = await stage.livelock(moves: session.moves) { return livelock }
    }
    return nil
  }

  /// Waits for a condition that other threads fulfill, and counts the rounds.
  func wait(until condition: () -> Bool) async {
    session.effort.rounds += await QuietWait.waits { condition() || session.isStopped }
  }

  func end(_ stage: TestStage) async {
    stage.director.close()
    session.closeKilled()
    await stage.rest()
  }
}
