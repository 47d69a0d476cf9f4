public import UsherDI

extension SceneDirector {
  /// Starts where the window stood when the last visit was killed, and tells the user once if what
  /// was saved of that cannot be used.
  @discardableResult
  public func resumeVisit(from store: SnapshotFile) throws -> RestorationReport {
    let report = try start(restoring: store)
    if let error = report.error { root.present(.notResumed(error)) }
    return report
  }
}

extension SceneAlert {
  /// Returns what is told where the last visit cannot be resumed.
  fileprivate static func notResumed(_ error: SnapshotError) -> SceneAlert {
    SceneAlert(
      "The last visit cannot be resumed",
      message: "Its saved state is \(error.reason). Your tickets are kept.")
  }
}
