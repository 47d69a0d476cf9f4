#if os(macOS) || os(Linux)
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The terminal, or the pipes and files, that the process was started with.
@MainActor package final class StandardTerminal: TerminalDevice {
  private let input: Int32
  private let output: Int32
  private let environment: Environment
  var receive: (@MainActor (TerminalEvent) -> Void)? { didSet { discard(oldValue) } }
  private var reader: InputReader?
  private var raw: RawMode?
  var isRedrawPending = false

  package init(input: Int32, output: Int32, environment: Environment = .process) {
    self.input = input
    self.output = output
    self.environment = environment
  }

  /// Uses standard input and output if the process inherited them.
  package convenience init() {
    let input = StandardStream.descriptor(STDIN_FILENO, for: O_RDONLY)
    let output = StandardStream.descriptor(STDOUT_FILENO, for: O_WRONLY)
    self.init(input: input, output: output)
  }

  package var isColored: Bool { environment["NO_COLOR"] == nil }

  private var isTerminal: Bool { isatty(input) == 1 && isatty(output) == 1 }

  package var isEchoing: Bool { isTerminal }

  package var size: TerminalSize? {
    guard isTerminal, environment["TERM"] != "dumb" else { return nil }
    guard let size = SystemCalls.windowSize(output), size.ws_col > 0, size.ws_row > 0 else {
      return TerminalSize(columns: 80, rows: 24)
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  package func begin(_ receive: @escaping @MainActor (TerminalEvent) -> Void) {
    self.receive = receive
    guard let reader = InputReader(input: input) else { return tellSoon(.endOfInput) }
    let hasKeys = size != nil
    if hasKeys {
      do {
        raw = try RawMode(input: input, output: output, wake: reader.wake)
      } catch {
        reader.close()
        return receive(.failed(error.reason, error.detail))
      }
    }
    self.reader = reader
    hasKeys ? readKeys(reader) : readLines(reader)
  }

  package func end() {
    receive = nil
    raw?.end()
    raw = nil
    reader?.send(.stop)
    reader = nil
  }

  package func readMore() { reader?.send(.more) }

  package func write(_ bytes: [UInt8]) {
    let text = environment.isUTF8 ? nil : String(decoding: bytes, as: UTF8.self).ascii
    var rest = text.map { Array($0.utf8)[...] } ?? bytes[...]
    while !rest.isEmpty {
      let count = writeBytes(rest)
      guard count > 0 else { return receive?(.failed(.unwritable, SystemCalls.failure)) ?? () }
      rest.removeFirst(count)
    }
  }
}

extension StandardTerminal {
  /// Waits for room if necessary; returns 0 if the bytes can no longer be written.
  private func writeBytes(_ bytes: ArraySlice<UInt8>) -> Int {
    while true {
      let count = SystemCalls.send(bytes, to: output)
      if count > 0 { return count }
      guard errno == EINTR || errno == EAGAIN else { return 0 }
      var room = [pollfd(fd: output, events: Int16(POLLOUT), revents: 0)]
      _ = SystemCalls.wait(for: &room)
    }
  }

  /// Reports an event after the current work.
  private func tellSoon(_ event: TerminalEvent) {
    let receive = receive
    Task { receive?(event) }
  }
}
#endif
