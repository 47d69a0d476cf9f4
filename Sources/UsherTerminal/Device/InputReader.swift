#if os(macOS) || os(Linux)
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Waits for bytes and for signals on a thread of its own, so that the main actor never does.
///
/// The input may be a terminal, a pipe, a file or `/dev/null`.
struct InputReader: Sendable {
  /// A note that is sent through the pipe.
  enum Note: UInt8 {
    case redraw
    case stop
    /// The bytes that were read have been processed.
    case more
  }

  private let input: Int32
  private let notes: Int32
  /// The writing end of the pipe that notes are sent through.
  let wake: Int32

  /// Makes a reader with a pipe of its own; `nil` if there are no more descriptors.
  init?(input: Int32) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) + fcntl(end, F_SETFD, FD_CLOEXEC) }
    (self.input, notes, wake) = (input, ends[0], ends[1])
  }

  /// Closes the pipe of a reader that has never run.
  func close() {
    for end in [notes, wake] { closeDescriptor(end) }
  }

  func send(_ note: Note) {
    var note = note.rawValue
    _ = unsafe write(wake, &note, 1)
  }

  /// On demand, each read waits for a note that asks for more.
  func run(onDemand: Bool, tell: (TerminalEvent) -> Void) {
    var waits = [input, notes].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var hasEnded = input < 0
    if hasEnded { tell(.endOfInput) }
    while true {
      guard unsafe poll(&waits, 2, -1) > 0 else { continue }
      if waits[1].revents != 0 {
        let notes = Set(read(from: notes).compactMap(Note.init))
        if notes.contains(.stop) { break }
        if notes.contains(.more), !hasEnded { waits[0].fd = input }
        if notes.contains(.redraw) { tell(.redrawNeeded) }
      }
      if waits[0].revents != 0, let event = takeInput() {
        hasEnded = event == .endOfInput
        if onDemand || hasEnded { (waits[0].fd, waits[0].revents) = (-1, 0) }
        tell(event)
      }
    }
    close()
  }

  private func takeInput() -> TerminalEvent? {
    errno = 0
    let bytes = read(from: input)
    if !bytes.isEmpty { return .input(bytes) }
    return errno == EINTR || errno == EAGAIN ? nil : .endOfInput
  }

  private func read(from descriptor: Int32) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
      #if canImport(Darwin)
      count = unsafe max(0, Darwin.read(descriptor, buffer.baseAddress, buffer.count))
      #elseif canImport(Musl)
      count = unsafe max(0, Musl.read(descriptor, buffer.baseAddress, buffer.count))
      #else
      count = unsafe max(0, Glibc.read(descriptor, buffer.baseAddress, buffer.count))
      #endif
    }
  }
}

/// Inside the reader, its own `close()` shadows the function of POSIX.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
#endif
