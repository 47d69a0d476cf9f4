import Foundation
import UsherTesting

extension Explorer {
  /// The file that each path is written to before its last step is taken.
  ///
  /// A trap ends the process and leaves the file as it is: the path that led there, as a test.
  @MainActor final class TrapFile {
    private let path: String?
    /// The descriptor, kept open: to empty a file by opening it takes some disks milliseconds.
    private var file: Int32 = -1

    init(_ url: URL?) { path = url?.path(percentEncoded: false) }

    isolated deinit { end() }

    static func url(fileID: String, line: Int) -> URL {
      let place = fileID.replacing("/", with: "-").replacing(".swift", with: "")
      let process = ProcessInfo.processInfo.processIdentifier
      return FileManager.default.temporaryDirectory
        .appending(path: "usher-explorer-\(place)-\(line)-\(process).swift")
    }

    func write(_ path: [UserAction], on codes: StageCodes) {
      guard let size = openedSize() else { return }
      let text = Array((Finding.test("This path does not trap", codes, path, []) + "\n").utf8)
      // Not flushed to the disk: the process may end, and the machine keeps running.
      _ = unsafe text.withUnsafeBytes { unsafe pwrite(file, $0.baseAddress, $0.count, 0) }
      if text.count < size { _ = ftruncate(file, off_t(text.count)) }
    }

    /// Removes the file, since the process has not trapped.
    func end() {
      guard let path, file >= 0 else { return }
      _ = close(file)
      file = -1
      _ = unsafe unlink(path)
    }

    /// Opens the file, unless it is open and still has its name, and returns its size.
    private func openedSize() -> Int? {
      var status = stat()
      if file >= 0, unsafe fstat(file, &status) == 0, status.st_nlink > 0 {
        return Int(status.st_size)
      }
      if file >= 0 { _ = close(file) }
      file = -1
      if let path { file = Self.opened(path) }
      return file < 0 ? nil : 0
    }

    /// Opens a file for writing; anything but a regular file is left alone.
    private static func opened(_ path: String) -> Int32 {
      var status = stat()
      if unsafe stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { return -1 }
      return unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    }
  }
}
