import Foundation

/// A file that holds the last snapshot of one window.
///
/// Whatever moment the process is killed at, the file holds one whole snapshot: the last, or the one
/// before. A snapshot is written beside it, brought to the disk, and put in its place in one step.
/// Several processes may save to one store: each file is whole, and the last one stays.
public struct SnapshotStore: Hashable, Sendable {
  /// The file; its folder exists.
  public let path: String
  private let drafts: SnapshotDrafts

  /// Makes a store; nothing is read or written yet.
  ///
  /// The file belongs to this window alone.
  public init(path: String) {
    self.path = path
    drafts = SnapshotDrafts(of: path)
  }

  /// Reads the snapshot; returns `nil` where none has been saved.
  ///
  /// - Throws: `SnapshotError` where the file cannot be read, or holds something else.
  public func load(
    fileID: String = #fileID, line: Int = #line
  ) throws(SnapshotError) -> Snapshot? {
    guard let file = fopen(path, "rb") else {
      if errno == ENOENT { return nil }
      throw failure(.unreadable, errno, CallSite(fileID: fileID, line: line))
    }
    defer { fclose(file) }
    guard let bytes = Self.bytes(of: file) else {
      throw failure(.unreadable, errno, CallSite(fileID: fileID, line: line))
    }
    do throws(SnapshotError) {
      return try Snapshot(bytes: bytes, fileID: fileID, line: line)
    } catch {
      var error = error
      error.path = path
      throw error
    }
  }

  /// Writes a snapshot in place of the last one.
  ///
  /// - Throws: `SnapshotError` where it cannot be written; the last one is still there then.
  public func save(
    _ snapshot: Snapshot, fileID: String = #fileID, line: Int = #line
  ) throws(SnapshotError) {
    drafts.removeAbandoned()
    let draft = drafts.fresh()
    if let code = write(snapshot.bytes, to: draft) ?? (rename(draft, path) == 0 ? nil : errno) {
      _ = unlink(draft)
      throw failure(.unwritable, code, CallSite(fileID: fileID, line: line))
    }
    syncFolder()
  }

  /// Forgets the snapshot.
  ///
  /// - Throws: `SnapshotError` where the file cannot be removed.
  public func clear(fileID: String = #fileID, line: Int = #line) throws(SnapshotError) {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw failure(.unwritable, errno, CallSite(fileID: fileID, line: line))
    }
  }

  /// Compares by path.
  public static func == (lhs: SnapshotStore, rhs: SnapshotStore) -> Bool { lhs.path == rhs.path }

  /// Mixes in the path.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }

  private static func bytes(of file: UnsafeMutablePointer<FILE>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = chunk.withUnsafeMutableBytes { fread($0.baseAddress, 1, $0.count, file) }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return ferror(file) == 0 ? bytes : nil
  }

  /// Writes a draft and waits until the disk has it; returns the code of the failure, if any.
  private func write(_ bytes: [UInt8], to draft: String) -> Int32? {
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return errno }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
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
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let file = open(folder, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = fsync(file)
    _ = close(file)
  }

  private func failure(
    _ reason: SnapshotError.Reason, _ code: Int32, _ callSite: CallSite
  ) -> SnapshotError {
    let detail = String(cString: strerror(code))
    return SnapshotError(reason: reason, path: path, detail: "\(detail).", callSite: callSite)
  }
}
