import Testing
import Usher
import UsherTerminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A terminal as the kernel makes it, without a window.
private struct PseudoTerminal {
  let master: Int32
  let slave: Int32
  let path: String

  init() throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 8, ws_col: 30, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&master, &slave, nil, nil, &size) == 0)
    (self.master, self.slave) = (master, slave)
    path = String(cString: try #require(ttyname(slave)))
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
  }

  /// The settings, as far as a program changes them.
  var settings: [UInt] {
    var found = termios()
    tcgetattr(slave, &found)
    return [found.c_iflag, found.c_oflag, found.c_cflag, found.c_lflag].map { UInt($0) }
  }

  /// What was sent to the terminal and not looked at yet.
  func output() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(master, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func type(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  func end() {
    close(slave)
    close(master)
  }
}

/// Shows an app on a terminal, as a program does, and does something to itself.
@MainActor private func show(on path: String, then act: () -> Void) async throws {
  let terminal = open(path, O_RDWR | O_NOCTTY)
  let device = StandardTerminal(input: terminal, output: terminal)
  let director = SceneDirector(TheaterCoordinator(), host: TerminalHost(device: device))
  try director.start()
  await settle()
  act()
}

private let givenBack = "\u{1B}[?25h\u{1B}[?1049l"

@Suite(.serialized) struct PseudoTerminalTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `A signal that ends the process leaves the terminal as it was found`(_ number: Int32)
    async throws
  {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    await #expect(processExitsWith: .signal(number)) {
      [path = terminal.path as String, number = number as Int32] in
      try await show(on: path) {
        kill(getpid(), number)
        pause()
      }
    }
    let output = terminal.output()
    #expect(output.contains("\u{1B}[?1049h"))
    #expect(output.contains("Hamlet"))
    #expect(output.hasSuffix(givenBack))
    #expect(terminal.settings == before)
    terminal.end()
  }

  @Test func `A trap leaves the terminal as it was found`() async throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
      try await show(on: path) {
        let none: [Int] = []
        print(none[path.utf8.count])
      }
    }
    let output = terminal.output()
    #expect(output.contains("Hamlet"))
    #expect(output.contains(givenBack))
    #expect(terminal.settings == before)
    terminal.end()
  }

  @Test func `Leaving by exit leaves the terminal as it was found`() async throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      try await show(on: path) { exit(0) }
    }
    #expect(terminal.output().hasSuffix(givenBack))
    #expect(terminal.settings == before)
    terminal.end()
  }

  @MainActor @Test func `Keys come in, frames go out, closing gives the terminal back`()
    async throws
  {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    let device = StandardTerminal(input: terminal.slave, output: terminal.slave)
    let director = SceneDirector(TheaterCoordinator(), host: TerminalHost(device: device))
    try director.start()
    #expect(terminal.settings != before)
    terminal.type(.down + .enter)
    try await waitUntil { director.tree.active?.title == "Macbeth" }
    await settle()
    #expect(terminal.output().contains("Macbeth"))
    director.close()
    #expect(terminal.output().hasSuffix(givenBack))
    #expect(terminal.settings == before)
    terminal.end()
  }

  @MainActor @Test func `A resize is seen`() async throws {
    let terminal = try PseudoTerminal()
    let device = StandardTerminal(input: terminal.slave, output: terminal.slave)
    let director = SceneDirector(TheaterCoordinator(), host: TerminalHost(device: device))
    try director.start()
    await settle()
    _ = terminal.output()
    var size = winsize(ws_row: 3, ws_col: 30, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(terminal.slave, numericCast(TIOCSWINSZ), &size) == 0)
    kill(getpid(), SIGWINCH)
    var seen = ""
    try await waitUntil {
      seen += terminal.output()
      return seen.contains("small")
    }
    director.close()
    terminal.end()
  }

  @MainActor @Test(arguments: ["/dev/null", "file", "pipe", "closed"])
  func `What is no terminal is read line by line`(_ kind: String) async throws {
    let commands = "down\nenter\n"
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    let input = try input(kind, commands)
    let device = StandardTerminal(input: input, output: ends[1])
    let director = SceneDirector(TheaterCoordinator(), host: TerminalHost(device: device))
    try await director.run()
    close(ends[1])
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(ends[0], &buffer, buffer.count)
    let output = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    #expect(output.hasPrefix("── Shows ─"))
    #expect(output.contains("── Shows › Macbeth ─") == ["file", "pipe"].contains(kind))
    close(ends[0])
    if input >= 0 { close(input) }
  }

  private func input(_ kind: String, _ commands: String) throws -> Int32 {
    switch kind {
    case "closed": return -1
    case "file":
      var path = Array("/tmp/usher-XXXXXX".utf8CString)
      let file = mkstemp(&path)
      unlink(path)
      _ = Array(commands.utf8).withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      lseek(file, 0, SEEK_SET)
      return file
    case "pipe":
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      _ = Array(commands.utf8).withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
      close(ends[1])
      return ends[0]
    default: return open(kind, O_RDONLY)
    }
  }
}
