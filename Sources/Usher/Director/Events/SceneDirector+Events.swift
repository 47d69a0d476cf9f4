extension SceneDirector {
  /// The events from now on; every access begins a new sequence, for any number of observers.
  ///
  /// Up to 4,096 unread events are kept. An observer that falls further behind reads
  /// `.missed(count)`.
  public var events: Events { events(keeping: 4_096) }

  /// Returns the events from now on, keeping a limited number of unread ones.
  ///
  /// At least one event is kept. When the limit is reached, the oldest are dropped.
  public func events(keeping limit: Int) -> Events {
    let buffer = EventBuffer(limit: limit)
    hasClosed ? buffer.finish() : observers.add(buffer)
    return Events(buffer)
  }

  /// Calls a closure for every event, in the turn in which it happens.
  ///
  /// The closure may use the director; its commands run after the commit that caused the event.
  ///
  /// Commands cause further events. After 100 such rounds in one turn, its commands are refused.
  ///
  /// The closure receives the events in order, and is kept until the observation ends.
  @discardableResult
  public func observe(
    fileID: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (SceneEvent) -> Void
  ) -> EventObservation {
    observe(at: CallSite(fileID: fileID, line: line), body)
  }

  func observe(
    at callSite: CallSite, isConsole: Bool = false,
    _ body: @escaping @MainActor (SceneEvent) -> Void
  ) -> EventObservation {
    let observation = EventObservation(by: observers, at: callSite, isConsole: isConsole, body)
    hasClosed ? observation.end() : observers.add(observation)
    return observation
  }

  /// Writes a line for each event to a log.
  ///
  /// Values of routes, arguments and states are left out unless `showingValues` is true.
  ///
  /// Without a sink, lines go to standard error when the host's display allows, and the system's
  /// log does not repeat the refusals among them.
  @discardableResult
  public func log(
    showingValues showsValues: Bool = false, to sink: (@MainActor (String) -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> EventObservation {
    let write = sink ?? { [host] line in host.writeToLog { StandardError.write(line) } }
    return observe(at: CallSite(fileID: fileID, line: line), isConsole: sink == nil) {
      write(showsValues ? $0.description : $0.logLine)
    }
  }

  /// `true` if its events are written to the console.
  package var isLogging: Bool { observers.hasConsole }

  func emit(_ event: @autoclosure () -> SceneEvent) {
    noteActivity()
    guard !observers.isEmpty else { return }
    guard !hasClosed else { return observers.send(event()) }
    // Commands of observers wait until all observers have been notified.
    run { observers.send(event()) }
  }
}
