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
    let buffer = EventObservers.Buffer(limit: limit)
    if hasClosed { buffer.finish() } else { observers.add(buffer) }
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
    if hasClosed { observation.end() } else { observers.add(observation) }
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
    recordActivity()
    guard !observers.isEmpty else { return }
    guard !hasClosed else { return observers.send(event()) }
    // Commands of observers wait until all observers have been notified.
    run { observers.send(event()) }
  }

  /// Returns the trail of the window from now on, of a limited number of lines.
  public func trail(
    last limit: Int = 50, fileID: String = #fileID, line: Int = #line
  ) -> Trail {
    let trail = Trail(limit: limit)
    let elapsed = options.clock.stopwatch()
    var observation: EventObservation?
    observation = observe(fileID: fileID, line: line) { [weak trail] event in
      guard let trail else {
        observation?.cancel()
        return
      }
      if let crumb = event.crumb { trail.append("\(elapsed().inTenths) \(crumb)") }
    }
    return trail
  }

  /// Calls a closure at the end of every visit of a screen, with its name, time and cause.
  ///
  /// Visits are derived from events; the director keeps nothing for them. The time is that of the
  /// director's clock. A screen under a sheet stays visible, so its visit continues; one that
  /// returns after a pop begins another visit.
  @discardableResult
  public func visits(
    fileID: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Visit) -> Void
  ) -> EventObservation {
    let recorder = Visit.Recorder(of: self, body)
    return observe(fileID: fileID, line: line) { recorder.record($0) }
  }

  /// The user's place by name: the coordinators above the active screen, and that screen.
  ///
  /// ```
  /// Shop › Till › Seats
  /// ```
  ///
  /// It contains type names and no value of the app, so it may be logged. It is empty while nothing
  /// is shown.
  public var place: String { tree.active.map(place) ?? "" }

  func place(of node: Node) -> String {
    let owners = coordinators[node.owner].map { Array($0.selfAndAncestors) } ?? []
    let names = owners.reversed().map(\.outlineName)
    return (names + [liveScreens.name(of: node.id) ?? node.name]).joined(separator: " › ")
  }

  /// The events of a window from now on, for an observer that reads them in its own time.
  ///
  /// Events are kept until they are read. Beyond the limit the oldest are dropped, and the observer
  /// reads `.missed(count)` in their place. The sequence ends after `.closed`, or when the reading
  /// task is cancelled.
  public struct Events: AsyncSequence, Sendable {
    /// The elements of the sequence.
    public typealias Element = SceneEvent
    /// Reading never fails.
    public typealias Failure = Never

    private let buffer: EventObservers.Buffer

    init(_ buffer: EventObservers.Buffer) { self.buffer = buffer }

    /// Returns an iterator; two iterators of one sequence share its events.
    public func makeAsyncIterator() -> Iterator { Iterator(buffer: buffer) }

    /// Reads the events of a sequence.
    public struct Iterator: AsyncIteratorProtocol {
      /// Reading never fails.
      public typealias Failure = Never

      let buffer: EventObservers.Buffer

      /// Waits for the next event; returns `nil` after the last one, or if the task is cancelled.
      public mutating func next() async -> SceneEvent? { await buffer.event() }
    }
  }
}
