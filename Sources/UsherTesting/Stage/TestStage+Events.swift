extension TestStage {
  /// Waits for the next event of a kind, advancing the clock when every task sleeps.
  ///
  /// Each event is returned once: the first call returns the first event of its kind since the
  /// stage began, the second call the next one.
  @discardableResult
  public func event<Value>(
    _ kind: EventKind<Value>, within limit: Duration = .seconds(60), fileID: String = #fileID,
    line: Int = #line
  ) async throws -> Value {
    var found: Value?
    try await wait(until: "an event \(kind.name)", within: limit, fileID: fileID, line: line) {
      found = self.next(kind)
      return found != nil
    }
    guard let found else { throw StageError(message: "An event \(kind.name) was lost.") }
    return found
  }

  /// Returns the values of all events of a kind so far.
  public func events<Value>(_ kind: EventKind<Value>) -> [Value] { log.compactMap(kind.read) }

  private func next<Value>(_ kind: EventKind<Value>) -> Value? {
    let start = taken[kind.name] ?? 0
    for index in start..<log.count {
      guard let value = kind.read(log[index]) else { continue }
      taken[kind.name] = index + 1
      return value
    }
    return nil
  }

  /// The tree after every admitted change, in order, beginning with the empty tree.
  ///
  /// So a test can check intermediate trees afterwards.
  public var trees: [SceneTree] {
    events(.admitted).reduce(into: [SceneTree()]) { trees, change in
      let last = trees[trees.count - 1]
      trees.append((try? last.applying(change)) ?? last)
    }
  }
}
