#if os(macOS) || os(Linux)
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
extension StandardTerminal {
  /// A stream that the process was started with, or was started without.
  enum StandardStream {
    /// Returns the descriptor of standard input or output, or -1 if the process has none.
    ///
    /// If a stream was closed, the next file that is opened gets its number. The bytes of that file
    /// must not be read as commands, and no frame may be written into it.
    static func descriptor(_ number: Int32, for access: Int32) -> Int32 {
      let flags = fcntl(number, F_GETFD)
      if flags < 0 { reservePlace(of: number) }
      // A descriptor that is closed on exec cannot have been inherited.
      guard flags >= 0, flags & FD_CLOEXEC == 0 else { return -1 }
      let mode = fcntl(number, F_GETFL) & O_ACCMODE
      return (mode == access || mode == O_RDWR) && isStream(number) ? number : -1
    }

    /// Returns true for files, pipes, sockets and terminals, not for the runtime's own descriptors.
    private static func isStream(_ number: Int32) -> Bool {
      SystemCalls.fileType(number).map([S_IFREG, S_IFIFO, S_IFSOCK, S_IFCHR].contains) ?? false
    }

    /// Opens `/dev/null` in place of a closed stream, so that no other file gets its number later.
    private static func reservePlace(of number: Int32) {
      let place = SystemCalls.openNull()
      if place >= 0, place != number { close(place) }
    }
  }
}
#endif
