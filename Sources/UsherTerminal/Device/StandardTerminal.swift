import Dispatch

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
  private var receive: (@MainActor (TerminalEvent) -> Void)?
  private var reader: InputReader?
  private var raw: RawMode?

  package init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    self.input = input
    self.output = output
  }

  package var isColored: Bool { variable("NO_COLOR") == nil }

  package var size: TerminalSize? {
    guard isatty(input) == 1, isatty(output) == 1, variable("TERM") != "dumb" else { return nil }
    var size = winsize()
    guard ioctl(output, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return TerminalSize(columns: 80, rows: 24) }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  package func begin(_ receive: @escaping @MainActor (TerminalEvent) -> Void) {
    self.receive = receive
    guard let reader = InputReader(input: input) else { return tellEnd() }
    self.reader = reader
    if size != nil { raw = RawMode(input: input, output: output, wake: reader.wake) }
    DispatchQueue(label: "UsherTerminal").async {
      reader.run { [weak self] event in
        DispatchQueue.main.sync { MainActor.assumeIsolated { self?.receive?(event) } }
      }
    }
  }

  package func end() {
    receive = nil
    raw?.end()
    raw = nil
    reader?.stop()
    reader = nil
  }

  package func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes($0) }
      guard count > 0 else { return tellEnd() }
      rest.removeFirst(count)
    }
  }
}

extension StandardTerminal {
  /// What the environment says, unless it is empty.
  private func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Writes some bytes, waiting for room if need be; 0 if nobody takes them any more.
  private func writeBytes(_ bytes: UnsafeRawBufferPointer) -> Int {
    while true {
      #if canImport(Darwin)
      let count = Darwin.write(output, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
      let count = Musl.write(output, bytes.baseAddress, bytes.count)
      #else
      let count = Glibc.write(output, bytes.baseAddress, bytes.count)
      #endif
      if count > 0 { return count }
      guard errno == EINTR || errno == EAGAIN else { return 0 }
      var room = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      poll(&room, 1, -1)
    }
  }

  /// Tells that nobody is there any more, after what goes on now.
  private func tellEnd() {
    let receive = receive
    Task { receive?(.endOfInput) }
  }
}
