extension SceneDirector {
  /// Starts where a snapshot was taken, as far as that can be made again and is allowed.
  ///
  /// One transaction with the cause `restore`, which passes the one door. Coordinators and screens
  /// are made anew and keep their identities. Where a guard asks for a flow first, what it allows is
  /// shown, then the flow, and the rest when that has finished.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: What did not come back, and why.
  /// - Throws: `NavigationError` where the first tree is refused; the director has closed then.
  @discardableResult
  public func start(
    restoring snapshot: Snapshot, fileID: String = #fileID, line: Int = #line
  ) throws(NavigationError) -> RestorationReport {
    guard phase == .waiting else { return report }
    if !snapshot.coordinators.isEmpty {
      identifiers = Identifiers(seed: snapshot.seed, next: snapshot.next)
      unrestored = snapshot
    }
    try start(fileID: fileID, line: line)
    return report
  }

  /// Starts with what a store holds; with its first tree where that is nothing, or of no use.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: What did not come back, and why; the store's error, where it had one.
  /// - Throws: `NavigationError` where the first tree is refused; the director has closed then.
  @discardableResult
  public func start(
    restoring store: SnapshotStore, fileID: String = #fileID, line: Int = #line
  ) throws(NavigationError) -> RestorationReport {
    let snapshot: Snapshot?
    do throws(SnapshotError) {
      snapshot = try store.load(fileID: fileID, line: line)
    } catch {
      snapshot = nil
      report.error = error
      emit(.restored(report))
    }
    if let snapshot { return try start(restoring: snapshot, fileID: fileID, line: line) }
    try start(fileID: fileID, line: line)
    return report
  }
}
