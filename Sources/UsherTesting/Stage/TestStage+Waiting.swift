extension TestStage {
  /// How many turns of the main actor in a row must be quiet before the stage has settled.
  private static let quietTurns = 24

  /// Waits, without sleeping, until nothing is under way.
  ///
  /// Nothing is when the queue of commands is empty, no step of the host runs, and for a number of
  /// turns of the main actor nothing has been asked, started, delivered or woken. What waits for
  /// the clock, or for something outside the main actor, is not under way.
  public func settle() async {
    var activity = self.activity
    var quiet = 0
    while quiet < Self.quietTurns {
      await Turn.pass()
      quiet = activity == self.activity ? quiet + 1 : 0
      activity = self.activity
    }
  }

  /// Waits until a coordinator of a type has started, moving the clock on where everybody sleeps.
  ///
  /// - Parameters:
  ///   - type: Its type.
  ///   - limit: How far the clock may be moved.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: The coordinator.
  /// - Throws: `StageError` once the limit has passed; it says who lives instead.
  public func started<C: Coordinator>(
    _ type: C.Type = C.self, within limit: Duration = .seconds(60), fileID: String = #fileID,
    line: Int = #line
  ) async throws -> C {
    let callSite = CallSite(fileID: fileID, line: line)
    return try await wait(
      within: limit, for: { find(type) }, orSay: { missing("\(type)", callSite) })
  }

  /// Waits until a condition holds, moving the clock on where everybody sleeps.
  ///
  /// - Parameters:
  ///   - what: What is waited for, to be said where it does not come.
  ///   - limit: How far the clock may be moved.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  ///   - condition: What must hold.
  /// - Throws: `StageError` once the limit has passed.
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
      await settle()
      if let found = find() { return found }
      guard let next = clock.untilNextWake, clock.now.advanced(by: next) <= deadline else {
        throw StageError(message: message())
      }
      clock.advance(by: next)
    }
  }

  private var activity: Int { director.activity &+ clock.activity }

  private func missing(_ what: String, pendingAt callSite: CallSite) -> String {
    let step = director.isQuiet ? "no step of the host" : "a step of the host"
    return """
      Nothing happens any more, and still not: \(what).
        at \(callSite)
        Pending: \(step), \(clock.sleeperCount) asleep on the stage's clock.
        • See in the outline where the flow stands:
      \(outline)
      """
  }
}

/// Something that a test waited for has not come.
public struct StageError: Error, CustomStringConvertible {
  let message: String

  /// What has not come, where it was waited for, and what is there instead.
  public var description: String { message }
}
