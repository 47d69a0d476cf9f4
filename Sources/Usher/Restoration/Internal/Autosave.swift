/// Saves where a window stands, whenever that has changed.
@MainActor final class Autosave {
  private let store: SnapshotStore
  private var last: Snapshot? { didSet { discard(oldValue) } }
  private var observer: EventObservation?
  /// Indicates whether something has changed since it was saved.
  var isDirty = true
  private var hasOpened = false
  /// Indicates whether the last attempt to save failed, which is reported once.
  private var hasFailed = false

  init(_ store: SnapshotStore, of director: SceneDirector) {
    self.store = store
    hasOpened = !director.tree.isEmpty
    observer = director.observe(at: CallSite()) { [weak self] event in
      guard case .admitted = event else { return }
      self?.isDirty = true
      self?.hasOpened = true
    }
  }

  /// Saves, where something differs from what was saved last.
  func flush(_ director: SceneDirector) {
    guard isDirty, hasOpened, director.phase == .running, director.unrestored == nil else { return }
    isDirty = false
    let snapshot = director.snapshot()
    guard snapshot != last else { return }
    do throws(SnapshotError) {
      try store.save(snapshot)
      last = snapshot
      hasFailed = false
    } catch {
      guard !hasFailed else { return }
      hasFailed = true
      director.emit(.saveFailed(error))
    }
  }

  /// Forgets what was saved: the window is closed, and nobody stands there any more.
  func forget(_ director: SceneDirector) {
    observer?.cancel()
    guard hasOpened else { return }
    do throws(SnapshotError) {
      try store.clear()
    } catch {
      director.emit(.saveFailed(error))
    }
  }

  func stop() { observer?.cancel() }
}
