/// A place that stores the snapshot of one window: a file, a scene's storage, a service of the app.
///
/// `SnapshotFile` is one. A director writes to its store while it is running, one write at a time,
/// and erases it when it closes. An error becomes the event `saveFailed`.
@MainActor public protocol SnapshotStore {
  /// Reads the snapshot, or returns `nil` if there is none.
  func read() throws -> Snapshot?

  /// Replaces the snapshot.
  ///
  /// Do blocking work on another thread: mark the function that conforms `@concurrent`.
  func write(_ snapshot: Snapshot) async throws

  /// Removes the snapshot, at once.
  func erase() throws
}
