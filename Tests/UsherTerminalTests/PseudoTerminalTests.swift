import Foundation
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

  /// Types text, waiting for room where there is none.
  func type(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 { rest.removeFirst(count) } else { sched_yield() }
    }
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

/// The same where the terminal is the process's own, as where a window was opened for it alone.
@MainActor private func showAlone(on path: String, then act: () async -> Void) async throws {
  setsid()
  let terminal = open(path, O_RDWR)
  _ = ioctl(terminal, UInt(TIOCSCTTY), 0)
  let device = StandardTerminal(input: terminal, output: terminal)
  let director = SceneDirector(TheaterCoordinator(), host: TerminalHost(device: device))
  try director.start()
  await settle()
  await act()
  director.close()
}

private let takenOver = "\u{1B}[?1049h"
private let givenBack = "\u{1B}[?25h\u{1B}[?1049l"

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}

@Suite(.serialized) struct PseudoTerminalTests {
  @Test(arguments: [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
    SIGXFSZ, SIGPIPE, SIGSYS, SIGABRT,
  ])
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

  @Test func `A process that cannot be stopped takes its terminal over again at once`()
    async throws
  {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      try await showAlone(on: path) {
        kill(getpid(), SIGTSTP)
        await settle()
        var found = termios()
        tcgetattr(open(path, O_RDWR | O_NOCTTY), &found)
        precondition(found.c_lflag & tcflag_t(ICANON) == 0, "The terminal was not taken over.")
      }
    }
    let output = terminal.output()
    #expect(output.count(of: takenOver) == 2)
    #expect(output.count(of: givenBack) == 2)
    #expect(output.hasSuffix(givenBack))
    #expect(terminal.settings == before)
    terminal.end()
  }

  @Test func `Ctrl-C is heard behind any number of keys, however busy the app is`() async throws {
    let terminal = try PseudoTerminal()
    let typing = Task.detached {
      var output = ""
      while !output.contains("Hamlet") { output += terminal.output() }
      terminal.type(String(repeating: .down, count: 33_000) + "\u{3}")
    }
    await #expect(processExitsWith: .signal(SIGINT)) { [path = terminal.path as String] in
      try await showAlone(on: path) { while true { pause() } }
    }
    await typing.value
    #expect(terminal.output().hasSuffix(givenBack))
    terminal.end()
  }

  @MainActor @Test func `A signal that the app takes itself leaves the terminal taken over`()
    async throws
  {
    let terminal = try PseudoTerminal()
    let handlers = [SIGUSR2, SIGTERM].map { ($0, signal($0) { _ in }) }
    let device = StandardTerminal(input: terminal.slave, output: terminal.slave)
    let director = SceneDirector(TheaterCoordinator(), host: TerminalHost(device: device))
    try director.start()
    let taken = terminal.settings
    for (number, _) in handlers { raise(number) }
    #expect(terminal.settings == taken)
    director.close()
    for (number, handler) in handlers { signal(number, handler) }
    terminal.end()
  }

  @MainActor @Test func `A second host on a terminal is refused, the first goes on`() async throws {
    let terminal = try PseudoTerminal()
    let first = SceneDirector(
      TheaterCoordinator(),
      host: TerminalHost(
        device: StandardTerminal(input: terminal.slave, output: terminal.slave)))
    try first.start()
    let taken = terminal.settings
    let device = StandardTerminal(input: terminal.slave, output: terminal.slave)
    let host = TerminalHost(device: device, fileID: "Shop/main.swift", line: 7)
    try await SceneDirector(TheaterCoordinator(), host: host).run()
    #expect(
      host.failure?.description == """
        The terminal could not be taken over: in use.
          at Shop/main.swift:7
          Another TerminalHost of this process has taken a terminal over.
          • Close the other director first.
          • Give this host a device of its own.
        """)
    #expect(terminal.settings == taken)
    terminal.type("2")
    try await waitUntil { first.tree.active?.name == "Plain" }
    first.close()
    terminal.end()
  }

  @MainActor @Test func `Output that cannot be written closes the director with an error`()
    async throws
  {
    let full = open("/dev/full", O_WRONLY)
    guard full >= 0 else { return }
    let device = StandardTerminal(input: try input("pipe", ""), output: full)
    let host = TerminalHost(device: device, fileID: "Shop/main.swift", line: 7)
    try await SceneDirector(TheaterCoordinator(), host: host).run()
    #expect(
      host.failure?.description == """
        The terminal could not be written to: output failed.
          at Shop/main.swift:7
          No space left on device.
          • Lead standard output to where there is room and somebody reads it.
        """)
    close(full)
  }

  @Test func `What has taken the place of closed standard input is not read`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      close(STDIN_FILENO)
      var ends: [Int32] = [-1, -1]
      precondition(pipe(&ends) == 0 && ends[0] == STDIN_FILENO)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = write(ends[1], "enter\nb\n", 8)
      try await MainActor.run {
        SceneDirector(TheaterCoordinator(), host: TerminalHost())
      }.run()
      var bytes = [UInt8](repeating: 0, count: 16)
      precondition(read(ends[0], &bytes, 16) == 8, "Somebody else's bytes were read.")
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("── Shows ─"))
    #expect(!output.contains("> enter"))
  }

  @Test func `Closed streams are held, so that no file is taken for them later`() async throws {
    await #expect(processExitsWith: .success) {
      close(STDIN_FILENO)
      close(STDOUT_FILENO)
      let host = await TerminalHost()
      let file = open("/dev/zero", O_RDWR)
      precondition(file > STDOUT_FILENO)
      try await SceneDirector(TheaterCoordinator(), host: host).run()
      let failure = await host.failure
      precondition(failure?.reason == .unwritable)
    }
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
