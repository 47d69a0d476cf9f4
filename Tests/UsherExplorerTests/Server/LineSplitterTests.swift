import Testing
import UsherExplorer

/// The lines of an input, and the answers to them as a program prints them.
@MainActor struct LineSplitterTests {
  private func lines(_ bytes: [UInt8], limit: Int = 10) -> [LineSplitter.Line] {
    var splitter = LineSplitter(limit: limit)
    let ended = bytes.compactMap { splitter.add($0) }
    return ended + [splitter.end()].compactMap(\.self)
  }

  @Test func `Bytes are split at line breaks, and the last line needs none`() {
    let read = lines(Array("a\n\r\nbc\r\nd".utf8))
    #expect(read == [.text("a"), .text(""), .text("bc"), .text("d")])
    #expect(lines([]) == [] && lines(Array("\n".utf8)) == [.text("")])
  }

  @Test func `A line that is not UTF-8 is an error, and the next one is read`() {
    #expect(lines([0xFF, 0x0A, 0x61, 0x0A, 0xC3]) == [.notUTF8, .text("a"), .notUTF8])
  }

  @Test func `A line beyond the limit is dropped without being kept`() {
    let long = [UInt8](repeating: 0x61, count: 11)
    #expect(lines(long.dropLast() + [0x0A]) == [.text("aaaaaaaaaa")])
    #expect(lines(long + [0x0A, 0x62]) == [.tooLong, .text("b")])
    #expect(lines(long) == [.tooLong])
  }

  @Test func `A line is echoed before its answer, unless a person has typed it`() async {
    let console = StageConsole { try Booth.stage() }
    let session = StageConsole.Session(console)
    #expect(
      await session.answer(.text("take Show 7"), isEchoed: true) == """
        > take Show 7
        stack Booth
          Lobby
          ShowPage “Show 7”
        also: back


        """)
    #expect(await session.answer(.text("quit"), isEchoed: false) == "Bye.\n")
    #expect(await session.answer(.notUTF8, isEchoed: false) == "This line is not UTF-8.\n")
    #expect(await session.answer(.tooLong, isEchoed: true) == "> …\nThis line is too long.\n\n")
  }
}
