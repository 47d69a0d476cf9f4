extension TestStage {
  /// Waits for the next event of a kind, moving the clock on where everybody sleeps.
  ///
  /// Each event is given out once: the first call gets the first event of its kind since the stage
  /// began, the second call the one after it.
  ///
  /// - Parameters:
  ///   - kind: The kind, `.finished` say.
  ///   - limit: How far the clock may be moved.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: What the event brings.
  /// - Throws: `StageError` once the limit has passed.
  @discardableResult
  public func event<Value>(
    _ kind: EventKind<Value>, within limit: Duration = .seconds(60), fileID: String = #fileID,
    line: Int = #line
  ) async throws -> Value {
    var found: Value?
    try await wait(
      until: "an event \(kind.name)", within: limit, fileID: fileID, line: line
    ) {
      found = self.take(kind)
      return found != nil
    }
    guard let found else { throw StageError(message: "An event \(kind.name) was lost.") }
    return found
  }

  /// Returns what all events of a kind have brought so far.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: What they brought, in order.
  public func events<Value>(_ kind: EventKind<Value>) -> [Value] {
    log.compactMap(kind.read)
  }

  private func take<Value>(_ kind: EventKind<Value>) -> Value? {
    let start = taken[kind.name] ?? 0
    for index in start..<log.count {
      guard let value = kind.read(log[index]) else { continue }
      taken[kind.name] = index + 1
      return value
    }
    return nil
  }
}
