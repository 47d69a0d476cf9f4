extension SceneDirector {
  /// Starts where a snapshot was taken, as far as that can be made again and is allowed.
  ///
  /// One transaction with the cause `restore`, which passes the one door. Coordinators and screens
  /// are made anew and keep their identities. Where a guard asks for a flow first, what it allows is
  /// shown, then the flow, and the rest when that has finished.
  ///
  /// - Returns: What was not saved or did not come back, and why.
  /// - Throws: `NavigationError` if the first tree is refused; the director is then closed.
  @discardableResult
  public func start(
    restoring snapshot: Snapshot, fileID: String = #fileID, line: Int = #line
  ) throws(NavigationError) -> RestorationReport {
    let feature = feature(RestorationFeature.self)
    if phase == .waiting {
      feature.report.losses = snapshot.losses
      if !snapshot.coordinators.isEmpty {
        identityGenerator.resume(seed: snapshot.seed, next: snapshot.next)
        feature.unrestored = snapshot
      }
    }
    try start(fileID: fileID, line: line)
    feature.endRestoringIfDecided()
    return feature.report
  }

  /// Starts with what a store holds; with its first tree where that is nothing, or of no use.
  ///
  /// - Returns: What did not come back, and why; the store's error, where it had one.
  /// - Throws: `NavigationError` if the first tree is refused; the director is then closed.
  @discardableResult
  public func start(
    restoring store: SnapshotStore, fileID: String = #fileID, line: Int = #line
  ) throws(NavigationError) -> RestorationReport {
    try start(restoring: CallSite(fileID: fileID, line: line)) { () throws(SnapshotError) in
      try store.load(fileID: fileID, line: line)
    }
  }

  /// Starts with the bytes of a snapshot; with its first tree where they are of no use.
  ///
  /// For apps that keep snapshots in another place than a file of their own, as a platform may.
  ///
  /// - Returns: What did not come back, and why; why the bytes cannot be read, where they cannot.
  /// - Throws: `NavigationError` if the first tree is refused; the director is then closed.
  @discardableResult
  public func start(
    restoring bytes: [UInt8], fileID: String = #fileID, line: Int = #line
  ) throws(NavigationError) -> RestorationReport {
    try start(restoring: CallSite(fileID: fileID, line: line)) { () throws(SnapshotError) in
      try Snapshot(bytes: bytes, fileID: fileID, line: line)
    }
  }

  private func start(
    restoring site: CallSite, from load: () throws(SnapshotError) -> Snapshot?
  ) throws(NavigationError) -> RestorationReport {
    let feature = feature(RestorationFeature.self)
    var snapshot: Snapshot?
    do throws(SnapshotError) {
      if phase == .waiting { snapshot = try load() }
    } catch {
      feature.report.error = error
      emit(.restored(feature.report))
    }
    if let snapshot {
      return try start(restoring: snapshot, fileID: site.fileID, line: site.line)
    }
    try start(fileID: site.fileID, line: site.line)
    return feature.report
  }
}
