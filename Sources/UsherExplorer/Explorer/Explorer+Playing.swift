import UsherTesting

extension Explorer {
  /// The result of an action.
  struct Played {
    var error: (any Error)?
    /// The complaint, if the stage did not settle.
    var livelock: String?
  }

  /// Writes a path down before its last step is taken.
  func note(_ path: [UserAction]) { session.trapFile.note(path, on: code) }

  /// Makes a stage that is not checked at the end of the test, for a first run or a next one.
  func freshStage(after last: TestStage? = nil) async throws -> TestStage {
    let stage = try await StageRegister.$current.withValue(StageRegister.current?.aside) {
      if let last, let restart { try await restart.makeStage(last) } else { try await makeStage() }
    }
    guard !stage.isClosed else { throw closed(last == nil ? code : restartCode) }
    stage.pace = session.pace
    session.effort.stages += 1
    return stage
  }

  /// Makes a stage and plays a path on it.
  func stage(
    _ care: QuietWait.Care = .usual, after path: [UserAction] = []
  ) async throws -> TestStage {
    let stage = try await freshStage()
    stage.care = care
    _ = await stage.livelock(moves: session.moves)
    for action in path { _ = await play(action, on: stage, care) }
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

  /// Does an action and settles.
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

  /// Does an action without waiting for what comes of it; returns the error that it throws.
  func start(_ action: UserAction, on stage: TestStage) async -> (any Error)? {
    session.effort.actions += 1
    if case .take = action { stage.care = .none } else { stage.care = .hasty }
    do {
      try await stage.perform(action, at: CallSite())
      return nil
    } catch {
      return error
    }
  }

  /// The care with which to wait after an action on a stage.
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

  /// Waits until a condition holds that other threads bring about, and counts the rounds.
  func wait(until condition: () -> Bool) async {
    session.effort.rounds += await QuietWait.waits { condition() || session.isStopped }
  }

  /// Closes a stage's window, and waits until its work has ended.
  func end(_ stage: TestStage) async {
    stage.director.close()
    await stage.rest()
  }
}
