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

/// Terminals, streams and signals that are not as a program wishes.
extension PseudoTerminalTests {
  @Test func `A process that cannot be suspended takes over its terminal again at once`()
    async throws
  {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      try await showAppAlone(on: path) {
        kill(getpid(), SIGTSTP)
        waitUntilTaken(SIGTSTP)
        await settleAfterSignal()
        var found = termios()
        unsafe tcgetattr(open(path, O_RDWR | O_NOCTTY), &found)
        precondition(found.c_lflag & tcflag_t(ICANON) == 0, "The terminal was not taken over.")
      }
    }
    let output = terminal.output()
    #expect(output.count(of: terminalTakenOver) == 2)
    #expect(output.count(of: terminalGivenBack) == 2)
    #expect(output.hasSuffix(terminalGivenBack))
    #expect(terminal.settings == before)
    terminal.end()
  }

  @Test func `Ctrl-C works behind any number of keys, however busy the app is`() async throws {
    let terminal = try PseudoTerminal()
    let typing = Task.detached {
      var output = ""
      while !output.contains("Hamlet") { output += terminal.output() }
      terminal.type(String(repeating: .down, count: 33_000) + "\u{3}")
    }
    await #expect(processExitsWith: .signal(SIGINT)) { [path = terminal.path as String] in
      try await showAppAlone(on: path) { while true { pause() } }
    }
    await typing.value
    #expect(terminal.output().hasSuffix(terminalGivenBack))
    terminal.end()
  }

  @MainActor @Test func `A signal that the app handles itself leaves the terminal to the host`()
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

  @MainActor @Test func `A second host on a terminal is refused, the first continues`() async throws
  {
    let terminal = try PseudoTerminal()
    let first = SceneDirector(
      TheaterCoordinator(),
      host: TerminalHost(
        device: StandardTerminal(input: terminal.slave, output: terminal.slave)))
    try first.start()
    let taken = terminal.settings
    let device = StandardTerminal(input: terminal.slave, output: terminal.slave)
    let host = TerminalHost(device: device, fileID: "Shop/main.swift", line: 7)
    await #expect(throws: NavigationError.self) {
      try await SceneDirector(TheaterCoordinator(), host: host).run()
    }
    #expect(
      host.failure?.description == """
        The terminal could not be taken over: in use.
          at Shop/main.swift:7
          Another TerminalHost of this process is using a terminal.
          • Close the other director first.
          • Give this host its own device.
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
    let full = unsafe open("/dev/full", O_WRONLY)
    guard full >= 0 else { return }
    let device = StandardTerminal(input: try input("pipe", ""), output: full)
    let host = TerminalHost(device: device, fileID: "Shop/main.swift", line: 7)
    await #expect(throws: NavigationError.self) {
      try await SceneDirector(TheaterCoordinator(), host: host).run()
    }
    #expect(
      host.failure?.description == """
        The terminal could not be written to: output failed.
          at Shop/main.swift:7
          No space left on device.
          • Redirect standard output to a destination with room and a running reader.
        """)
    close(full)
  }

  @Test func `A file that has the descriptor of closed standard input is not read`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      close(STDIN_FILENO)
      var ends: [Int32] = [-1, -1]
      precondition(unsafe pipe(&ends) == 0 && ends[0] == STDIN_FILENO)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = unsafe write(ends[1], "enter\nb\n", 8)
      try await MainActor.run {
        SceneDirector(TheaterCoordinator(), host: TerminalHost())
      }.run()
      var bytes = [UInt8](repeating: 0, count: 16)
      precondition(unsafe read(ends[0], &bytes, 16) == 8, "Somebody else's bytes were read.")
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
      let file = unsafe open("/dev/zero", O_RDWR)
      precondition(file > STDOUT_FILENO)
      do throws(NavigationError) {
        try await SceneDirector(TheaterCoordinator(), host: host).run()
        preconditionFailure("Nobody was told that nothing can be written.")
      } catch {
        precondition((error.underlying as? TerminalError)?.reason == .unwritable)
      }
    }
  }

  @MainActor @Test func `Commands without end are read as they are used, and not queued`()
    async throws
  {
    var ends: [Int32] = [-1, -1]
    let isOpen = unsafe pipe(&ends) == 0
    try #require(isOpen)
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let sink = unsafe open("/dev/null", O_WRONLY)
    var options = TerminalHost.Options()
    options.waitLimit = .seconds(3_600)
    let device = StandardTerminal(input: ends[0], output: sink)
    let director = SceneDirector(
      TheaterCoordinator(), host: TerminalHost(device: device, options: options))
    try director.start()
    let commands = Array("wait Tosca\n\(String(repeating: "y\n", count: 8_000))".utf8)
    var taken = 0
    for _ in 0..<50 {
      while case let count = unsafe write(ends[1], commands, commands.count), count > 0 {
        taken += count
      }
      await settle()
    }
    // A pipe holds 64 KiB, and one chunk of 16 KiB has been read.
    #expect(taken < 1 << 18)
    director.close()
    for descriptor in ends + [sink] { close(descriptor) }
  }
}
#endif
