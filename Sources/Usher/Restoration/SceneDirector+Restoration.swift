extension SceneDirector {
  /// Starts at the place of a snapshot, as far as it can be restored and guards allow it.
  ///
  /// Restoring is one change with the cause `restore`, which passes admission. Coordinators
  /// and screens are made again, with identities of their own. If a guard requires a flow first, the
  /// places that it allows are shown, then the flow, and the rest once the flow has finished.
  ///
  /// - Returns: The report, with everything that was not saved or not restored, and why.
  /// - Throws: `NavigationError` if the first tree is refused; the director is then closed.
  @discardableResult
  public func start(
    restoring snapshot: Snapshot, fileID: String = #fileID, line: Int = #line
  ) throws(NavigationError) -> RestorationReport {
    try start(at: CallSite(fileID: fileID, line: line)) { snapshot }
  }

  /// Starts with the snapshot in a store, or with the first tree if there is none that can be read.
  ///
  /// - Returns: The report, with everything that was not restored and the store's error, if any.
  /// - Throws: `NavigationError` if the first tree is refused; the director is then closed.
  @discardableResult
  public func start(
    restoring store: SnapshotStore, fileID: String = #fileID, line: Int = #line
  ) throws(NavigationError) -> RestorationReport {
    try start(at: CallSite(fileID: fileID, line: line)) { () throws(SnapshotError) in
      try store.load(fileID: fileID, line: line)
    }
  }

  /// Starts with the bytes of a snapshot, or with the first tree if they cannot be read.
  ///
  /// For apps that do not store snapshots in files, or whose platform stores them.
  ///
  /// - Returns: The report, with everything that was not restored, and the error if the bytes
  ///   cannot be read.
  /// - Throws: `NavigationError` if the first tree is refused; the director is then closed.
  @discardableResult
  public func start(
    restoring bytes: [UInt8], fileID: String = #fileID, line: Int = #line
  ) throws(NavigationError) -> RestorationReport {
    try start(at: CallSite(fileID: fileID, line: line)) { () throws(SnapshotError) in
      try Snapshot(bytes: bytes, fileID: fileID, line: line)
    }
  }

  private func start(
    at site: CallSite, restoring load: () throws(SnapshotError) -> Snapshot?
  ) throws(NavigationError) -> RestorationReport {
    let feature = feature(RestorationFeature.self)
    do throws(SnapshotError) {
      if phase == .waiting, let snapshot = try load() { feature.take(snapshot) }
    } catch {
      feature.report.error = error
      emit(.restored(feature.report))
    }
    try start(fileID: site.fileID, line: site.line)
    feature.endRestoringIfDecided()
    return feature.report
  }

  /// Returns the user's current place, as far as it can be restored, and what cannot.
  ///
  /// While a guard requires a flow before a saved place is restored, it is the saved one.
  public func snapshot() -> Snapshot {
    if let unrestored { return unrestored }
    var builder = SnapshotBuilder(self)
    return builder.snapshot()
  }

  /// Saves the user's place to a store from now on, after every change and in the same turn.
  ///
  /// After the process was killed, `start(restoring:)` restores the place. Closing the window
  /// empties the store. Failures are events.
  ///
  /// Each window needs its own store.
  public func autosave(to store: SnapshotStore) {
    let feature = feature(RestorationFeature.self)
    feature.autosave?.stop()
    feature.autosave = Autosave(store, of: self)
    save()
  }

  /// Saves the user's place; call it if only a coordinator's state has changed.
  ///
  /// It saves to the store of `autosave(to:)`, and in SwiftUI to the window's scene. UIKit asks for
  /// the place of a scene itself, when the scene leaves the foreground.
  public func save() {
    guard let feature = existingFeature(RestorationFeature.self) else { return }
    feature.saveToPlatform?()
    feature.autosave?.isDirty = true
    if !isBusy { feature.autosave?.flush(self) }
  }

  /// Has `save()` also save to where a platform keeps the window.
  package func saveToPlatform(_ save: @escaping @MainActor () -> Void) {
    feature(RestorationFeature.self).saveToPlatform = save
  }
}
