#if os(macOS) || os(Linux)
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
      try await showApp(on: path) {
        kill(getpid(), number)
        pause()
      }
    }
    let output = terminal.output()
    #expect(output.contains("\u{1B}[?1049h"))
    #expect(output.contains("Hamlet"))
    #expect(output.hasSuffix(terminalGivenBack))
    #expect(terminal.settings == before)
    terminal.end()
  }

  @Test func `A trap leaves the terminal as it was found`() async throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
      try await showApp(on: path) {
        let none: [Int] = []
        print(none[path.utf8.count])
      }
    }
    let output = terminal.output()
    #expect(output.contains("Hamlet"))
    #expect(output.contains(terminalGivenBack))
    #expect(terminal.settings == before)
    terminal.end()
  }

  @Test func `Leaving by exit leaves the terminal as it was found`() async throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      try await showApp(on: path) { exit(0) }
    }
    #expect(terminal.output().hasSuffix(terminalGivenBack))
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
    #expect(terminal.output().contains("\u{1B}[?1000;1002;1003;1005;1006;1015l"))
    terminal.type(.down + .enter)
    try await waitUntil { director.tree.active?.title == "Macbeth" }
    await settle()
    #expect(terminal.output().contains("Macbeth"))
    director.close()
    #expect(terminal.output().hasSuffix(terminalGivenBack))
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
    let isResized = unsafe ioctl(terminal.slave, numericCast(TIOCSWINSZ), &size) == 0
    try #require(isResized)
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
  func `Input that is not a terminal is read line by line`(_ kind: String) async throws {
    let commands = "down\nenter\n"
    var ends: [Int32] = [-1, -1]
    let isOpen = unsafe pipe(&ends) == 0
    try #require(isOpen)
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    let input = try input(kind, commands)
    let device = StandardTerminal(
      input: input, output: ends[1], environment: StandardTerminal.Environment { _ in nil })
    let director = SceneDirector(TheaterCoordinator(), host: TerminalHost(device: device))
    try await director.run()
    close(ends[1])
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe read(ends[0], &buffer, buffer.count)
    let output = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    #expect(output.hasPrefix("── Shows ─"))
    #expect(output.contains("── Shows › Macbeth ─") == ["file", "pipe"].contains(kind))
    close(ends[0])
    if input >= 0 { close(input) }
  }

  func input(_ kind: String, _ commands: String) throws -> Int32 {
    switch kind {
    case "closed": return -1
    case "file":
      var path = Array("/tmp/usher-XXXXXX".utf8CString)
      let file = unsafe mkstemp(&path)
      unsafe unlink(path)
      _ = unsafe Array(commands.utf8).withUnsafeBytes {
        unsafe write(file, $0.baseAddress, $0.count)
      }
      lseek(file, 0, SEEK_SET)
      return file
    case "pipe":
      var ends: [Int32] = [-1, -1]
      let isOpen = unsafe pipe(&ends) == 0
      try #require(isOpen)
      _ = unsafe Array(commands.utf8).withUnsafeBytes {
        unsafe write(ends[1], $0.baseAddress, $0.count)
      }
      close(ends[1])
      return ends[0]
    default: return unsafe open(kind, O_RDONLY)
    }
  }
}
#endif
