extension SceneDirector {
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
