#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal

@MainActor
@Test(arguments: [
  (
    "jump",
    "? That is not a command: type, clear, find, wait, open, link, quit, a key's name or a key."
  ),
  (
    "type",
    "? That is not a command: type, clear, find, wait, open, link, quit, a key's name or a key."
  ),
  ("type Ada", "? No field is selected."),
  ("clear", "? No field is selected."),
  ("find Tosca", "? No item has that text."),
  ("link", "? The current place has no link."),
  ("wait", "? Nothing changed in 10.0 seconds."),
  ("wait Tosca", "? That text was not shown in 10.0 seconds."),
]) func `A command that cannot be done is answered with why`(
  _ command: String, _ answer: String
) async throws {
  let text = try await answers("\(command)\n", isFast: true)
  #expect(text == "> \(command)\n\(answer)\n\n")
}

@MainActor @Test func `Lines that are not UTF-8 or too long are reported`() async throws {
  let app = try await App(MemoryTerminal())
  app.terminal.send([0xFF, 0xFE, 0x0A] + Array(repeating: 0x61, count: 100_000) + [0x0A])
  app.terminal.type("\u{1B}[2J\u{7}\n")
  await settle()
  #expect(
    app.terminal.output.hasSuffix(
      """
      ? That line is not UTF-8.

      ? That line is too long.

      > \u{FFFD}[2J\u{FFFD}
      ? That is not a command: type, clear, find, wait, open, link, quit, a key's name or a key.


      """))
}

@Test(
  arguments: [
    ("up", .press(.up)), ("  pagedown ", .press(.pageDown)), ("b", .press(.character("b"))),
    ("#", .press(.character("#"))), ("漢", .press(.character("漢"))), ("type a  b", .type("a  b")),
    ("find x", .find("x")), ("wait", .wait(nil)), ("wait a b", .wait("a b")), ("clear", .clear),
    ("quit", .quit), ("quit now", .unknown("quit now")), ("up up", .unknown("up up")),
    ("Enter", .unknown("Enter")), ("", nil), ("   ", nil), ("# note", nil), ("up\r", .press(.up)),
  ] as [(String, TerminalHost.LineCommand?)]) func `A line is a command`(
    _ line: String, _ command: TerminalHost.LineCommand?
  )
{
  #expect(TerminalHost.LineCommand(line) == command)
}
#endif
