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
    guard let file = unsafe fopen(path, "rb") else {
      if errno == ENOENT { return nil }
      throw failure(.unreadable, errno)
    }
    defer { unsafe fclose(file) }
    guard let bytes = unsafe Self.bytes(of: file) else { throw failure(.unreadable, errno) }
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
    if let code = unsafe write(snapshot.bytes, to: draft)
      ?? (rename(draft, path) == 0 ? nil : errno)
    {
      _ = unsafe unlink(draft)
      throw failure(.unwritable, code)
    }
    syncFolder()
  }

  /// Removes the saved snapshot.
  ///
  /// - Throws: `SnapshotError` if the file cannot be removed.
  public func erase() throws(SnapshotError) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else { throw failure(.unwritable, errno) }
  }

  /// Compares by path.
  public static func == (lhs: SnapshotFile, rhs: SnapshotFile) -> Bool { lhs.path == rhs.path }

  /// Mixes in the path.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }

  private static func bytes(of file: UnsafeMutablePointer<FILE>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe fread($0.baseAddress, 1, $0.count, file)
      }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return unsafe ferror(file) == 0 ? bytes : nil
  }

  /// Writes a draft and waits until the disk has it; returns the code of the failure, if any.
  private func write(_ bytes: [UInt8], to draft: String) -> Int32? {
    let file = unsafe open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return errno }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Foundation.write(file, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    let isOnDisk = rest.isEmpty && fsync(file) == 0
    let code = errno
    let isClosed = close(file) == 0
    return isOnDisk ? (isClosed ? nil : errno) : code
  }

  /// Brings the new name to the disk as well; not every file system can, and none needs to.
  private func syncFolder() {
    let file = unsafe open(drafts.folder, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = fsync(file)
    _ = close(file)
  }

  private func failure(_ reason: SnapshotError.Reason, _ code: Int32) -> SnapshotError {
    let detail = unsafe String(cString: strerror(code))
    return SnapshotError(reason: reason, path: path, detail: "\(detail).", callSite: callSite)
  }
}

extension SnapshotFile: SnapshotStore {}
