public import UsherTesting

extension Explorer {
  /// Replays the last visit in a file that the app recorded, on stages.
  ///
  /// A file that a crash has cut off, or that is damaged, is replayed up to that line, which the
  /// replay reports.
  ///
  /// - Throws: `JournalError` if no entry of the file can be used, or the error of the closure that
  ///   makes a stage.
  public func replay(
    path: String, fileID: String = #fileID, line: Int = #line
  ) async throws -> VisitReplay {
    var entries: [Journal.Entry] = []
    var damage: JournalError?
    do {
      try Journal.replay(path: path, fileID: fileID, line: line) { entry, _ in
        entries.append(entry)
      }
    } catch let error as JournalError {
      guard !entries.isEmpty else { throw error }
      damage = error
    }
    var replay = try await replay(Journal(entries))
    replay.damage = damage
    return replay
  }

  /// Plays a recorded visit again on stages, the last one of a journal.
  ///
  /// A record contains the changes, and not the buttons that caused them. So at each event, the
  /// actions that the app offers are tried until one has the recorded effect; a journal without
  /// values leaves open which of several similar ones it was. Only ``limits`` on actions count.
  ///
  /// - Throws: `JournalError` if an entry leads to another tree than the recorded one, or the error
  ///   of the closure that makes a stage.
  public func replay(_ journal: Journal) async throws -> VisitReplay {
    let search = VisitSearch(self, try RecordedVisit(journal))
    let session = search.explorer.session
    try await withTaskCancellationHandler {
      try await search.run()
    } onCancel: {
      Task { @MainActor in session.stop() }
    }
    return VisitReplay(search)
  }
}
