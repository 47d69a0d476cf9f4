extension SceneDirector {
  /// Starts at the place of a snapshot, as far as it can be restored and guards allow it.
  ///
  /// Restoring is one change with the cause `restore`, which passes admission. Coordinators and
  /// screens are made again, with new identities. If a guard requires a flow first, the places that
  /// it allows are shown, then the flow, and the rest once the flow has finished.
  ///
  /// - Returns: The report, with everything that was not saved or not restored, and the reasons.
  /// - Throws: `NavigationError` if the first tree is refused; the director is then closed.
  @discardableResult
  public func start(
    restoring snapshot: Snapshot, fileID: String = #fileID, line: Int = #line
  ) throws(NavigationError) -> RestorationReport {
    try start(at: CallSite(fileID: fileID, line: line)) { snapshot }
  }

  /// Starts with the snapshot in a store, or with the first tree if none can be read.
  ///
  /// - Returns: The report, with everything that was not restored and the store's error, if any.
  /// - Throws: `NavigationError` if the first tree is refused; the director is then closed.
  @discardableResult
  public func start(
    restoring store: any SnapshotStore, fileID: String = #fileID, line: Int = #line
  ) throws(NavigationError) -> RestorationReport {
    let site = CallSite(fileID: fileID, line: line)
    return try start(at: site) { () throws(SnapshotError) in
      do { return try store.read() } catch {
        throw SnapshotError(error, reason: .unreadable, at: site)
      }
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
      if phase == .waiting, let snapshot = try load() {
        feature.report.losses = snapshot.losses
        if !snapshot.coordinators.isEmpty { feature.unrestored = snapshot }
      }
    } catch {
      feature.report.error = error
      emit(.restored(feature.report))
    }
    try start(fileID: site.fileID, line: site.line)
    feature.endRestoringIfDecided()
    if feature.unrestored != nil { feature.report.isPostponed = true }
    return feature.report
  }

  /// Returns the user's current place, as far as it can be restored, with the losses.
  ///
  /// While a guard requires a flow before a saved place is restored, it is the saved one.
  public func snapshot() -> Snapshot {
    if let unrestored { return unrestored }
    var builder = Snapshot.Builder(self)
    return builder.snapshot()
  }

  /// Saves the user's place to a store from now on, in a turn after every change.
  ///
  /// Changes during a write are written together afterwards, so the store has the newest place or
  /// the one before. `saved()` waits for it. After the process was killed, `start(restoring:)`
  /// restores the place. Closing the window erases the store. A failure is an event, and the write
  /// is tried again with the next one.
  ///
  /// Each window needs its own store. In SwiftUI, a director without one uses its scene's storage.
  public func autosave(
    to store: any SnapshotStore, fileID: String = #fileID, line: Int = #line
  ) {
    let feature = feature(RestorationFeature.self)
    feature.writer?.stop()
    feature.writer = Snapshot.Writer(store, of: self, at: CallSite(fileID: fileID, line: line))
    save()
  }

  /// Saves the user's place; call it if only a coordinator's state has changed.
  ///
  /// UIKit asks for the place of a scene itself, when the scene leaves the foreground.
  public func save() { writer?.write(changed: true) }

  /// Waits until the user's place has been written, or could not be.
  ///
  /// It returns at once without a store.
  public func saved() async { await writer?.writing?.value }

  /// Records that the platform's own storage, which is the window's store, has been written.
  package func recordSaved(_ snapshot: Snapshot) { writer?.last = snapshot }

  /// Stops saving; the store keeps the last place, even if the window closes.
  package func stopSaving() { writer?.stop() }

  /// The store that the app has chosen for the window.
  package var store: (any SnapshotStore)? { writer?.store }

  /// `true` while a place is being written.
  package var isSaving: Bool { writer?.writing != nil }

  private var writer: Snapshot.Writer? { existingFeature(RestorationFeature.self)?.writer }

  /// The table of types that can be restored.
  public var restoration: RestorationTable {
    get { existingFeature(RestorationFeature.self)?.table ?? RestorationTable() }
    set { feature(RestorationFeature.self).table = newValue }
  }

  var unrestored: Snapshot? { existingFeature(RestorationFeature.self)?.unrestored }
}
