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

  /// Returns the trail of the window from now on, of a limited number of lines.
  public func trail(
    last limit: Int = 50, fileID: String = #fileID, line: Int = #line
  ) -> Trail {
    let trail = Trail(limit: limit)
    let elapsed = options.clock.stopwatch()
    var observation: EventObservation?
    observation = observe(fileID: fileID, line: line) { [weak trail] event in
      guard let trail else { return observation?.cancel() ?? () }
      if let crumb = event.crumb { trail.append("\(elapsed().inTenths) \(crumb)") }
    }
    return trail
  }

  /// Calls a closure at the end of every visit of a screen, with its name, time and cause.
  ///
  /// Visits are derived from events; the director keeps nothing for them. The time is that of the
  /// director's clock. A screen that is covered by a sheet stays visible, so that its visit goes on;
  /// one that returns after a pop begins another visit.
  @discardableResult
  public func visits(
    fileID: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Visit) -> Void
  ) -> EventObservation {
    let recorder = Visit.Recorder(of: self, body)
    return observe(fileID: fileID, line: line) { recorder.record($0) }
  }

  /// Records the events in memory, from now on until the recording is stopped or the director
  /// closes.
  ///
  /// The app's values are those in routes, arguments and states, titles, badges, the data of
  /// models, and the texts of alerts and their fields.
  public func record(keepingValues keepsValues: Bool = true) -> Recording {
    Recording(of: self, keepingValues: keepsValues)
  }

  /// Records the events from now on, and passes a line of JSON for each entry to a closure.
  ///
  /// The closure receives a line, without a line break, in the turn of the event.
  @discardableResult
  public func record(
    keepingValues keepsValues: Bool = true, fileID: String = #fileID, line: Int = #line,
    into sink: @escaping @MainActor (String) -> Void
  ) -> EventObservation {
    Journal.record(
      self, keepingValues: keepsValues, at: CallSite(fileID: fileID, line: line)
    ) { sink($0.line) }
  }

  /// Records the events from now on into a file, a line for each, without the app's values.
  ///
  /// Each line is in the file before the turn of its event ends, so the file outlives the process,
  /// also one that crashes. The file of the visit before is kept under the same path with `.last`
  /// after it, so the next run can send it. Each window needs its own file.
  ///
  /// ```swift
  /// try director.record(to: folder.appending(path: "visit.jsonl").path)
  /// ```
  ///
  /// If a line cannot be written, the recording ends, and the system's log says so.
  ///
  /// - Throws: `JournalError` if the file cannot be made.
  @discardableResult
  public func record(
    to path: String, keepingValues keepsValues: Bool = false, fileID: String = #fileID,
    line: Int = #line
  ) throws(JournalError) -> EventObservation {
    let callSite = CallSite(fileID: fileID, line: line)
    let file = try Journal.File(replacing: path, callSite)
    return Journal.record(self, keepingValues: keepsValues, at: callSite) { file.append($0.line) }
  }
}
