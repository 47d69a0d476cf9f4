extension Snapshot {
  /// Writes the place of a window to its store: one write at a time, and the newest place last.
  ///
  /// Changes that come while a write is under way are written together afterwards.
  @MainActor final class Writer {
    let store: any SnapshotStore
    private let callSite: CallSite
    private weak var director: SceneDirector?
    private var observer: EventObservation?
    /// The store's content; set after a write from elsewhere, so that a change back is written.
    var last: Snapshot? { didSet { discard(oldValue) } }
    private var isDirty = true
    private var hasOpened: Bool
    /// Only the first of several failures in a row is reported.
    private var hasFailed = false
    private var end: End?
    private(set) var writing: Task<Void, Never>?

    private enum End { case stopped, erased }

    init(_ store: any SnapshotStore, of director: SceneDirector, at callSite: CallSite) {
      (self.store, self.director, self.callSite) = (store, director, callSite)
      hasOpened = !director.tree.isEmpty
      observer = director.observe(at: callSite) { [weak self] event in
        guard case .admitted = event else { return }
        self?.isDirty = true
        self?.hasOpened = true
      }
    }

    /// Writes in a later turn if the tree or, as only the app knows, a state has changed.
    func write(changed: Bool = false) {
      if changed { isDirty = true }
      guard writing == nil, isDirty, openDirector != nil else { return }
      writing = Task { await writeAll() }
    }

    /// Erases the store of a window that has closed: there is no place to return to.
    func erase() {
      end(as: .erased)
      if hasOpened, end == .erased { eraseNow() }
    }

    /// Stops writing, and leaves the store as it is.
    func stop() { end(as: .stopped) }

    private func end(as end: End) {
      self.end = self.end ?? end
      observer?.cancel()
    }

    /// The director while its place is one that can be saved.
    private var openDirector: SceneDirector? {
      guard let director, end == nil, hasOpened else { return nil }
      return director.phase == .running && director.unrestored == nil ? director : nil
    }

    private func writeAll() async {
      while isDirty, let snapshot = openDirector?.snapshot() {
        isDirty = false
        if snapshot == last { hasFailed = false } else { await write(snapshot) }
      }
      writing = nil
      // The next event tries again.
      if hasFailed { isDirty = true }
      // The write that was under way when the window closed came after the store was erased.
      if end == .erased { eraseNow() }
    }

    private func write(_ snapshot: Snapshot) async {
      do {
        try await store.write(snapshot)
        last = snapshot
        hasFailed = false
      } catch {
        guard !hasFailed else { return }
        hasFailed = true
        report(error)
      }
    }

    private func eraseNow() {
      do { try store.erase() } catch { report(error) }
    }

    private func report(_ error: any Error) {
      let error = SnapshotError(error, reason: .unwritable, at: callSite)
      director?.emit(.saveFailed(error))
    }
  }
}
