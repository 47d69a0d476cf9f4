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
  private var reading: (any DispatchSourceRead)?
  private var waking: (any DispatchSourceRead)?
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
    if size != nil { takeOver() }
    guard fcntl(input, F_GETFD) >= 0 else { return tellEnd() }
    reading = source(of: input) { [weak self] in self?.readInput() }
  }

  package func end() {
    receive = nil
    raw?.end()
    raw = nil
    for source in [reading, waking] { source?.cancel() }
    (reading, waking) = (nil, nil)
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

  private func takeOver() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) + fcntl(end, F_SETFD, FD_CLOEXEC) }
    raw = RawMode(input: input, output: output, wake: ends[1])
    waking = source(of: ends[0], closing: ends) { [weak self] in self?.wake(ends[0]) }
  }

  /// Runs a handler on the main actor whenever there is something to read.
  private func source(
    of descriptor: Int32, closing: [Int32] = [], handler: @escaping @MainActor () -> Void
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(handler) }
    source.setCancelHandler { for end in closing { close(end) } }
    source.activate()
    return source
  }

  private func wake(_ descriptor: Int32) {
    while !readBytes(descriptor).isEmpty {}
    receive?(.redrawNeeded)
  }

  private func readInput() {
    errno = 0
    let bytes = readBytes(input)
    if !bytes.isEmpty { receive?(.input(bytes)) }
    if bytes.isEmpty, errno != EINTR, errno != EAGAIN { tellEnd() }
  }

  private func readBytes(_ descriptor: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
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

  /// Tells the end, once; signals may come until the terminal is given back.
  private func tellEnd() {
    reading?.cancel()
    reading = nil
    let receive = receive
    self.receive = nil
    Task { receive?(.endOfInput) }
  }
}
