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
    guard let pipe = SystemCalls.makePipe() else { return nil }
    (self.input, notes, wake) = (input, pipe.output, pipe.input)
  }

  /// Closes the pipe of a reader that has never run.
  func close() {
    for end in [notes, wake] { closeDescriptor(end) }
  }

  func send(_ note: Note) { SystemCalls.send(note.rawValue, to: wake) }

  /// On demand, each read waits for a note that asks for more.
  func run(onDemand: Bool, tell: (TerminalEvent) -> Void) {
    var waits = [input, notes].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var hasEnded = input < 0
    if hasEnded { tell(.endOfInput) }
    while true {
      guard SystemCalls.wait(for: &waits) else { continue }
      if waits[1].revents != 0 {
        let notes = Set(SystemCalls.bytes(from: notes).compactMap(Note.init))
        if notes.contains(.stop) { break }
        if notes.contains(.more), !hasEnded { waits[0].fd = input }
        if notes.contains(.redraw) { tell(.redrawNeeded) }
      }
      if waits[0].revents != 0, let event = readInput() {
        hasEnded = event == .endOfInput
        if onDemand || hasEnded { (waits[0].fd, waits[0].revents) = (-1, 0) }
        tell(event)
      }
    }
    close()
  }

  private func readInput() -> TerminalEvent? {
    errno = 0
    let bytes = SystemCalls.bytes(from: input)
    if !bytes.isEmpty { return .input(bytes) }
    return errno == EINTR || errno == EAGAIN ? nil : .endOfInput
  }
}

/// Inside the reader, its own `close()` shadows the function of POSIX.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
#endif
