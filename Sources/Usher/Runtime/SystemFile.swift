import Foundation

/// An open file, by calls of POSIX; all unsafe calls of POSIX in the module are here.
///
/// Foundation's file handles cannot refuse a file that exists, and word errors differently on each
/// system.
struct SystemFile: ~Copyable {
  private let descriptor: Int32

  struct Failure: Error, CustomStringConvertible {
    private let code = errno

    var isOfMissingFile: Bool { code == ENOENT }
    fileprivate var isInterruption: Bool { code == EINTR }

    /// The reason, in the words of the system.
    var description: String { unsafe String(cString: strerror(code)) + "." }
  }

  /// Opens a file or a folder.
  init(reading path: String) throws(Failure) {
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw Failure() }
  }

  /// Makes a file for this user alone; there must be none.
  init(making path: String) throws(Failure) {
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw Failure() }
  }

  deinit { _ = close(descriptor) }

  /// Overwrites a buffer from its start; returns the number of bytes, which is zero at the end.
  func fill(_ buffer: inout [UInt8]) throws(Failure) -> Int {
    try Self.uninterrupted {
      unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
    }
  }

  func append(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try Self.uninterrupted {
        unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      }
      guard count > 0 else { throw Failure() }
      rest = rest.dropFirst(count)
    }
  }

  /// Repeats a call that a signal interrupts.
  private static func uninterrupted(_ call: () -> Int) throws(Failure) -> Int {
    while true {
      let count = call()
      if count >= 0 { return count }
      let failure = Failure()
      if !failure.isInterruption { throw failure }
    }
  }

  /// Returns once the disk has everything.
  func flush() throws(Failure) {
    if fsync(descriptor) != 0 { throw Failure() }
  }

  /// Closes the file; this may be the first call to report that it could not be written.
  consuming func finish() throws(Failure) {
    let descriptor = descriptor
    discard self
    if close(descriptor) != 0 { throw Failure() }
  }

  /// Moves a file, in one step, to the place of another one.
  static func move(_ path: String, to other: String) throws(Failure) {
    if unsafe rename(path, other) != 0 { throw Failure() }
  }

  static func remove(_ path: String) throws(Failure) {
    if unsafe unlink(path) != 0 { throw Failure() }
  }
}
