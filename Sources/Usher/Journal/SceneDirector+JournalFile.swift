extension SceneDirector {
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
    let file = try JournalFile(replacing: path, callSite)
    return record(keepingValues: keepsValues, at: callSite) { file.append($0.line) }
  }
}
