extension SceneDirector {
  /// Starts where a snapshot was taken, as far as that can be made again; reports what cannot.
  ///
  /// One transaction with the cause `restore`, which passes the one door. Coordinators and screens
  /// are made anew and keep their identities. Where a guard asks for a flow first, what it allows is
  /// shown, then the flow, and the rest when that has finished.
  ///
  /// - Throws: `NavigationError` where the first tree is refused; the director has closed then.
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
  /// - Throws: `NavigationError` where the first tree is refused; the director has closed then.
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
  /// - Throws: `NavigationError` where the first tree is refused; the director has closed then.
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

  /// Returns where the user stands now, as far as it can be made again, and what cannot.
  public func snapshot() -> Snapshot {
    var builder = SnapshotBuilder(self)
    return builder.snapshot()
  }

  /// The snapshot that a platform keeps: what was saved before, while a guard puts some of it off.
  package var keptSnapshot: Snapshot { unrestored ?? snapshot() }

  /// Keeps where the user stands in a store, from now on: after every change, in the same turn.
  ///
  /// A process that is killed starts again where it stood, by `start(restoring:)`. What closes the
  /// window empties the store. Failures are events.
  ///
  /// The store belongs to this window alone.
  public func autosave(to store: SnapshotStore) {
    let feature = feature(RestorationFeature.self)
    feature.autosave?.stop()
    feature.autosave = Autosave(store, of: self)
    save()
  }

  /// Saves to the store that it is kept in, where a coordinator's state has changed and no place has.
  public func save() {
    let autosave = existingFeature(RestorationFeature.self)?.autosave
    autosave?.isDirty = true
    if !isBusy { autosave?.flush(self) }
  }
}
