import Foundation

/// A file with the last snapshot of a window.
///
/// If the process is killed at any moment, the file contains a complete snapshot, the last one or
/// the one before. A snapshot is written to a second file, flushed to disk, and moved into place in
/// one step. Several processes may save to one file: it is always complete, and the last one stays.
/// Errors name the line that named the file.
public struct SnapshotFile: Hashable, Sendable {
  /// The path of the file, in an existing folder.
  public let path: String
  private let drafts: SnapshotDrafts
  private let callSite: CallSite

  /// Names the file, without reading or writing anything.
  ///
  /// Each window needs its own file.
  public init(path: String, fileID: String = #fileID, line: Int = #line) {
    self.path = path
    drafts = SnapshotDrafts(of: path)
    callSite = CallSite(fileID: fileID, line: line)
  }

  /// Reads the snapshot, or returns `nil` if none has been saved.
  ///
  /// - Throws: `SnapshotError` if the file cannot be read, or does not contain a snapshot.
  public func read() throws(SnapshotError) -> Snapshot? {
    drafts.removeAbandoned()
    let bytes: [UInt8]
    do throws(SystemFile.Failure) { bytes = try Self.bytes(of: SystemFile(reading: path)) } catch {
      if error.isOfMissingFile { return nil }
      throw failure(.unreadable, error)
    }
    do throws(SnapshotError) {
      return try Snapshot(bytes: bytes, fileID: callSite.fileID, line: callSite.line)
    } catch {
      var error = error
      error.path = path
      throw error
    }
  }

  /// Replaces the saved snapshot, on another thread than the main one.
  ///
  /// - Throws: `SnapshotError` if it cannot be written; the previous one is then kept.
  @concurrent public func write(_ snapshot: Snapshot) async throws(SnapshotError) {
    let draft = drafts.fresh()
    do throws(SystemFile.Failure) {
      let file = try SystemFile(making: draft)
      try file.append(snapshot.bytes)
      try file.flush()
      try file.finish()
      try SystemFile.move(draft, to: path)
    } catch {
      try? SystemFile.remove(draft)
      throw failure(.unwritable, error)
    }
    // Brings the new name to the disk as well; not every file system can, and none needs to.
    try? SystemFile(reading: drafts.folder).flush()
  }

  /// Removes the saved snapshot.
  ///
  /// - Throws: `SnapshotError` if the file cannot be removed.
  public func erase() throws(SnapshotError) {
    do throws(SystemFile.Failure) { try SystemFile.remove(path) } catch {
      if !error.isOfMissingFile { throw failure(.unwritable, error) }
    }
  }

  /// Compares by path.
  public static func == (lhs: SnapshotFile, rhs: SnapshotFile) -> Bool { lhs.path == rhs.path }

  /// Mixes in the path.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }

  private static func bytes(of file: borrowing SystemFile) throws(SystemFile.Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try file.fill(&chunk)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  private func failure(
    _ reason: SnapshotError.Reason, _ cause: SystemFile.Failure
  ) -> SnapshotError {
    SnapshotError(reason: reason, path: path, detail: cause.description, callSite: callSite)
  }
}

extension SnapshotFile: SnapshotStore {}
