extension SceneDirector {
  /// The events from now on; every call gives a sequence of its own, for any number of observers.
  ///
  /// Up to 4,096 events wait for an observer that lags; one that lags further is told how many it
  /// has missed.
  public var events: Events { events(keeping: 4_096) }

  /// Returns what happens from now on, keeping no more than a number of events that wait.
  ///
  /// At least one event may wait; the oldest make room.
  public func events(keeping limit: Int) -> Events {
    let buffer = EventBuffer(limit: limit)
    hasClosed ? buffer.finish() : observers.add(buffer)
    return Events(buffer)
  }

  /// Has somebody told what happens, in the very turn in which it happens.
  ///
  /// Who is told may use the director: what it asks for runs after the commit that it was told of.
  ///
  /// An observer may answer an event with commands, whose events it observes in turn. After 100 such
  /// rounds in one turn its commands are refused.
  ///
  /// The closure receives the events in order, and is held until the observation ends.
  @discardableResult
  public func observe(
    fileID: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (SceneEvent) -> Void
  ) -> EventObservation {
    observe(at: CallSite(fileID: fileID, line: line), body)
  }

  func observe(
    at callSite: CallSite, _ body: @escaping @MainActor (SceneEvent) -> Void
  ) -> EventObservation {
    guard !hasClosed else { return EventObservation(nil, of: observers) }
    let observer = Observer(at: callSite, body)
    observers.add(observer)
    return EventObservation(observer, of: observers)
  }

  /// Writes what happens to a log, one line an event.
  ///
  /// Values of routes, arguments and states are left out unless they are asked for.
  ///
  /// Without a sink, lines go to standard error when the host's display allows.
  @discardableResult
  public func log(
    showingValues showsValues: Bool = false, to sink: (@MainActor (String) -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> EventObservation {
    let write = sink ?? { [host] line in host.writeToLog { StandardError.write(line) } }
    return observe(at: CallSite(fileID: fileID, line: line)) {
      write(showsValues ? $0.description : $0.logLine)
    }
  }

  func emit(_ event: @autoclosure () -> SceneEvent) {
    noteActivity()
    guard !observers.isEmpty else { return }
    guard !hasClosed else { return observers.send(event()) }
    // What observers ask for waits until all of them have been told.
    run { observers.send(event()) }
  }
}
