#if os(macOS) || os(Linux)
import Foundation
import Testing
import Usher
import UsherTerminal

/// Terminals whose locale has no UTF-8.
struct LocaleTests {
  @Test(arguments: [
    (["LC_ALL": "C"], true), (["LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"], true),
    (["LC_CTYPE": "en_US.ISO-8859-1", "LANG": "en_US.UTF-8"], true), (["LANG": "C"], true),
    (["LC_ALL": "", "LC_CTYPE": "", "LANG": "en_US"], true),
    (["LC_ALL": "C.UTF-8", "LANG": "C"], false), (["LC_CTYPE": "UTF-8", "LANG": "C"], false),
    (["LC_ALL": "", "LANG": "de_DE.utf8@euro"], false), ([:], false), (["LC_TIME": "C"], false),
  ])
  func `The first of the locale's variables decides whether text is ASCII`(
    variables: [String: String], isASCII: Bool
  ) async throws {
    let pipe = Pipe()
    let device = await terminal(writing: pipe, variables)
    await device.write(Array("é›".utf8))
    #expect(try pipe.text() == (isASCII ? "e>" : "é›"))
  }

  @Test(arguments: [
    ("plain text\r\n\u{1B}[1m", "plain text\r\n\u{1B}[1m"),
    ("┌─┐│└┘ › ● ○ • ↑↓ … █░ ▲ ×", "+-+|++ > * o * ^v . #. ^ x"),
    ("“C7” isn’t – a seat — «no»", "\"C7\" isn't - a seat - <no>"),
    ("Åse Müller-Übelacker, Łódź, Ñandú", "Ase Muller-Ubelacker, Lodz, Nandu"),
    ("e\u{301}\u{A0}£12 ☂", "e ?12 ?"), ("漢字👍🏽", "??????"), ("1\u{FE0F}\u{20E3}", "1?"),
  ])
  func `Text in ASCII looks alike and is as wide`(text: String, ascii: String) {
    #expect(text.ascii == ascii)
    #expect(text.contains("\u{1B}") || text.ascii.columns == text.columns)
  }

  @MainActor private func terminal(
    writing pipe: Pipe, _ variables: [String: String]
  ) -> StandardTerminal {
    StandardTerminal(
      input: -1, output: pipe.fileHandleForWriting.fileDescriptor,
      environment: StandardTerminal.Environment { variables[$0] })
  }
}

/// Only one host at a time can use a terminal.
extension PseudoTerminalTests {
  @MainActor @Test func `Everything that is printed in the C locale is ASCII`() async throws {
    let terminal = try PseudoTerminal()
    let device = StandardTerminal(
      input: terminal.slave, output: terminal.slave,
      environment: StandardTerminal.Environment { $0 == "LC_ALL" ? "C" : nil })
    let director = SceneDirector(TheaterCoordinator(), host: TerminalHost(device: device))
    try director.start()
    terminal.type(.down + .enter)
    try await waitUntil { director.tree.active?.title == "Macbeth" }
    await settle()
    let output = terminal.output()
    #expect(output.contains("> Hamlet") && output.contains("Macbeth"))
    #expect(output.utf8.allSatisfy { $0 < 0x80 })
    director.close()
    terminal.end()
  }
}

extension Pipe {
  fileprivate func text() throws -> String {
    try fileHandleForWriting.close()
    return String(decoding: try fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }
}
#endif
