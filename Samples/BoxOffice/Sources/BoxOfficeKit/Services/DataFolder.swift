public import Foundation

/// The folder that a box office keeps its files in, which nobody else opens meanwhile.
///
/// Two box offices over the same tickets would sell a seat twice. The lock is the kernel's, which lets
/// go of it however the process ends.
public final class DataFolder {
  /// The folder.
  public let url: URL
  private let lock: Int32

  /// Opens a folder, making it if need be, once it is sure that tickets can be kept there.
  public init(_ url: URL) throws(DataFolderError) {
    self.url = url
    try DataFolder.make(url)
    lock = open(url.appending(path: "lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard lock >= 0 else { throw .unwritable(url) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      defer { _ = close(lock) }
      guard errno == EWOULDBLOCK else { throw .unwritable(url) }
      throw .inUse(url, by: DataFolder.holder(of: lock))
    }
    do throws(DataFolderError) { try tryOut() } catch {
      _ = close(lock)
      throw error
    }
  }

  deinit { _ = close(lock) }

  /// Writes down who has the folder, and a file beside that, as tickets will be.
  private func tryOut() throws(DataFolderError) {
    let process = "\(ProcessInfo.processInfo.processIdentifier)\n"
    guard ftruncate(lock, 0) == 0, pwrite(lock, process, process.utf8.count, 0) > 0 else {
      throw .unwritable(url)
    }
    let trial = url.appending(path: "trial-\(process.dropLast())").path
    let file = open(trial, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .unwritable(url) }
    let written = pwrite(file, process, process.utf8.count, 0)
    let problem = errno
    _ = close(file)
    _ = unlink(trial)
    guard written > 0 else { throw .unwritable(url, problem) }
  }

  private static func make(_ url: URL) throws(DataFolderError) {
    if mkdir(url.path, 0o755) == 0 || errno == EEXIST { return }
    let parent = url.deletingLastPathComponent()
    guard errno == ENOENT, parent.path != url.path, !url.path.isEmpty else {
      throw .unwritable(url)
    }
    try make(parent)
    guard mkdir(url.path, 0o755) == 0 || errno == EEXIST else { throw .unwritable(url) }
  }

  /// The process that wrote its number down.
  private static func holder(of lock: Int32) -> Int? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = max(0, bytes.withUnsafeMutableBytes { pread(lock, $0.baseAddress, $0.count, 0) })
    return Int(String(decoding: bytes[..<count], as: UTF8.self).prefix { $0.isNumber })
  }
}

/// Why no tickets can be kept in a folder.
public struct DataFolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message for the user who opened the box office.
  public let description: String

  /// The system's last error says why files cannot be written.
  fileprivate static func unwritable(_ folder: URL, _ code: Int32 = errno) -> DataFolderError {
    let reason = String(cString: strerror(code))
    return DataFolderError(
      description: """
        Tickets cannot be kept in \(folder.path.onOneLine): \(reason).
          • Name a folder that can be written to, with --data or BOXOFFICE_DATA.
        """)
  }

  fileprivate static func inUse(_ folder: URL, by process: Int?) -> DataFolderError {
    let name = process.map { " (process \($0))" } ?? ""
    return DataFolderError(
      description: """
        Another box office\(name) has the tickets in \(folder.path.onOneLine) open.
          • Close that one first.
          • Keep other tickets elsewhere, with --data or BOXOFFICE_DATA.
        """)
  }
}
