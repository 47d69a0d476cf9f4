#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal

/// Lines of log beside a display that is all of the terminal.
@MainActor struct HeldLogTests {
  @Test func `Lines are held back while it draws on the whole terminal`() throws {
    var lines: [Int] = []
    let host = TerminalHost(device: MemoryTerminal(40, 10))
    let director = SceneDirector(TheaterCoordinator(), host: host)
    host.writeToLog { lines.append(1) }
    #expect(lines == [1])
    try director.start()
    for line in 2...3 { host.writeToLog { lines.append(line) } }
    #expect(lines == [1])
    director.close()
    #expect(lines == [1, 2, 3])
    host.writeToLog { lines.append(4) }
    #expect(lines == [1, 2, 3, 4])
  }

  @Test func `The newest thousand lines are held back`() throws {
    var lines: [Int] = []
    let host = TerminalHost(device: MemoryTerminal(40, 10))
    let director = SceneDirector(TheaterCoordinator(), host: host)
    try director.start()
    for line in 1...1_002 { host.writeToLog { lines.append(line) } }
    director.close()
    #expect(lines == Array(3...1_002))
  }
}
#endif
