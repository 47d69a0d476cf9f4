public import Testing

extension TestStage {
  /// Waits, without sleeping, until nothing moves and the display shows the tree.
  ///
  /// If a step of the host takes time on the stage's clock, the clock is advanced. If the step
  /// still does not end, or something moves forever, the test fails and lists the pending work or
  /// the movements.
  public func settle(
    within limit: Duration = .seconds(60), sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard let complaint = await livelock(within: limit) else { return }
    Issue.record("\(complaint)", sourceLocation: sourceLocation)
  }

  /// Waits until the stage has settled; returns a complaint if it does not.
  package func livelock(within limit: Duration = .seconds(60), moves: Int = QuietWait.limit) async
    -> String?
  {
    let deadline = clock.now.advanced(by: limit)
    let start = log.count
    guard await rest(within: moves) else { return restless(since: start) }
    while !director.isQuiet {
      guard let next = await nextWake(), clock.now.advanced(by: next) <= deadline else {
        return "The stage does not settle.\n  \(pending)"
      }
      clock.jump(by: next)
      guard await rest(within: moves) else { return restless(since: start) }
    }
    return nil
  }

  /// Expects the navigation to have an outline.
  public func expectOutline(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard outline != expected else { return }
    let comparison = OutlineDifference(expected: expected, actual: outline)
    Issue.record("\(comparison)", sourceLocation: sourceLocation)
  }

  /// Waits, without sleeping and without advancing the clock, until nothing moves by itself.
  ///
  /// That is the case when for a number of turns of the main actor nothing has been requested,
  /// started, delivered or woken. Work that waits for the clock, for the host, or for something
  /// outside the main actor does not move by itself.
  public func idle(sourceLocation: SourceLocation = #_sourceLocation) async {
    let start = log.count
    guard await !rest() else { return }
    Issue.record("\(restless(since: start))", sourceLocation: sourceLocation)
  }

  /// Returns `false` if the stage never settles.
  @discardableResult
  package func rest(within moves: Int = QuietWait.limit) async -> Bool {
    let activity = { @MainActor in self.activity }
    guard await QuietWait.comes(care, at: pace, within: moves, activity) else { return false }
    if director.isRefilling {
      await QuietWait.waits { !director.isRefilling }
      return await rest(within: moves / 2)
    }
    await QuietWait.waits { !director.isSaving }
    guard care.isFinal, awaitsOthers else { return true }
    return await QuietWait.comes(care.patient, at: pace, within: moves, activity)
  }

  /// `true` while a known task may change the stage later.
  package var hasWork: Bool {
    director.runningTaskCount + runningOffers.count + clock.sleeperCount > 0
  }

  /// `true` while work runs that neither sleeps on the stage's clock nor awaits a flow.
  package var awaitsOthers: Bool {
    let running = director.runningTaskCount + runningOffers.count
    return running > clock.sleeperCount + director.livingCoordinators.count - 1
  }

  /// Waits until a coordinator of a type has started, advancing the clock when every task sleeps.
  @discardableResult
  public func started<C: Coordinator>(
    _ type: C.Type = C.self, within limit: Duration = .seconds(60), fileID: String = #fileID,
    line: Int = #line
  ) async throws -> C {
    let callSite = CallSite(fileID: fileID, line: line)
    return try await wait(
      within: limit, for: { find(type) }, orSay: { notStarted(C.self, callSite) })
  }

  /// Waits until the flow of a key has started, also of one screen or answered by the test.
  @discardableResult
  public func started<Key: FlowKey>(
    _ key: Key.Type, within limit: Duration = .seconds(60), fileID: String = #fileID,
    line: Int = #line
  ) async throws -> Coordinator {
    let callSite = CallSite(fileID: fileID, line: line)
    return try await wait(
      within: limit,
      for: { director.livingCoordinators.last { $0.key is Key } },
      orSay: { notStarted(Key.self, callSite) })
  }

  /// Waits until a condition holds, advancing the clock when every task sleeps.
  public func wait(
    until what: String, within limit: Duration = .seconds(60), fileID: String = #fileID,
    line: Int = #line, _ condition: @escaping @MainActor () -> Bool
  ) async throws {
    let callSite = CallSite(fileID: fileID, line: line)
    try await wait(
      within: limit, for: { condition() ? () : nil }, orSay: { missing(what, pendingAt: callSite) })
  }

  private func wait<Found>(
    within limit: Duration, for find: () -> Found?, orSay message: () -> String
  ) async throws -> Found {
    let deadline = clock.now.advanced(by: limit)
    while true {
      if let found = find() { return found }
      await idle()
      if let found = find() { return found }
      guard let next = await nextWake(), clock.now.advanced(by: next) <= deadline else {
        if let found = find() { return found }
        throw StageError(message: message())
      }
      clock.jump(by: next)
    }
  }

  /// Returns the time until the first task wakes, once all tasks have fallen asleep.
  ///
  /// A task falls asleep by way of other threads, which may be slow, so this waits until the stage
  /// is still.
  package func nextWake() async -> Duration? {
    let before = activity
    await QuietWait.waits { clock.untilNextWake != nil || activity != before }
    return clock.untilNextWake ?? (activity == before ? nil : .zero)
  }
}
