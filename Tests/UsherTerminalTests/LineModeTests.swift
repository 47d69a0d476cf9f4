import Testing
import Usher
import UsherTerminal

/// A clock whose sleeps end when a test says so, or never.
private struct StoppedClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  let isFast: Bool
  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    while !isFast { try await Task.sleep(for: .seconds(60)) }
  }
}

@MainActor private func transcript(
  _ commands: String, isFast: Bool = false, whenBegun: (App) async -> Void = { _ in }
) async throws -> String {
  let options = TerminalHost.Options(clock: StoppedClock(isFast: isFast))
  let app = try await App(MemoryTerminal(), options: options)
  app.terminal.type(commands)
  await settle()
  await whenBegun(app)
  app.terminal.close()
  for _ in 0..<100 where !app.terminal.hasEnded { await settle() }
  #expect(app.terminal.hasEnded)
  return app.terminal.output
}

/// What a transcript adds to its first frame.
@MainActor private func answers(_ commands: String, isFast: Bool = false) async throws -> String {
  let all = try await transcript(commands, isFast: isFast)
  return all.split(separator: "\n\n", maxSplits: 1).dropFirst().joined()
}

@MainActor @Test func `A session line by line is a transcript`() async throws {
  let text = try await transcript("down\nenter\n\n# choose a seat\nenter\nb\ntype Ada\nesc\nq\ny\n")
  #expect(
    text == """
      ── Shows ───────────────────────────────────────────────────────────────────────
        Search
      › Hamlet
        Macbeth
        Medea
        Faust
       [1 Shows] 2 Plain
       / Search  q quit

      > down
      ── Shows ───────────────────────────────────────────────────────────────────────
        Search
        Hamlet
      › Macbeth
        Medea
        Faust
       [1 Shows] 2 Plain
       / Search  q quit

      > enter
      ── Shows › Macbeth ─────────────────────────────────────────────────────────────
        Row 1 [0] 1  2  3
        Row 2  4  5  6  7
        0 chosen
       [1 Shows] 2 Plain
       b Buy  Esc back  q quit

      > enter
      ── Shows › Macbeth ─────────────────────────────────────────────────────────────
        Row 1 [x] 1  2  3
        Row 2  4  5  6  7
        1 chosen
       [1 Shows] 2 Plain
       b Buy  Esc back  q quit

      > b
      ── ▲ Name ──────────────────────────────────────────────────────────────────────
      › Name
        Card
        Pay
       Esc close

      > type Ada
      ── ▲ Name ──────────────────────────────────────────────────────────────────────
      › Name Ada
        Card
        Pay
       Esc close

      > esc
      ── Shows › Macbeth ─────────────────────────────────────────────────────────────
        Row 1 [x] 1  2  3
        Row 2  4  5  6  7
        1 chosen
       [1 Shows] 2 Plain
       b Buy  Esc back  q quit

      > q
      ────────────────────────────────────────────────────────────────────────────────
        Quit?
      › Quit
        Stay
       y Quit  n Stay  Esc close

      > y

      """)
}

@MainActor @Test func `Without any command the first frame is printed, and that is all`()
  async throws
{
  let text = try await transcript("")
  #expect(
    text == """
      ── Shows ───────────────────────────────────────────────────────────────────────
        Search
      › Hamlet
        Macbeth
        Medea
        Faust
       [1 Shows] 2 Plain
       / Search  q quit


      """)
}

@MainActor
@Test(arguments: [
  (
    "jump",
    "? That is no command: type, clear, find, wait, open, link, quit, a key's name or a key."
  ),
  (
    "type",
    "? That is no command: type, clear, find, wait, open, link, quit, a key's name or a key."
  ),
  ("type Ada", "? No field is selected."),
  ("clear", "? No field is selected."),
  ("find Tosca", "? Nothing to select has that text."),
  ("link", "? What is shown has no link."),
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
      ? That is no command: type, clear, find, wait, open, link, quit, a key's name or a key.


      """))
}

@MainActor @Test func `A search is typed, narrowed and cleared`() async throws {
  let text = try await answers("/\ntype Mac\nclear\nfind med\n")
  #expect(text.contains("› Search Mac\n  Macbeth\n [1"))
  #expect(text.contains("› Search\n  Hamlet\n  Macbeth"))
  #expect(text.contains("  Macbeth\n› Medea"))
}

@MainActor @Test func `Waiting ends when the text is shown`() async throws {
  let text = try await transcript("b\nwait Name Ada\n") { app in
    app.shows.present(app.shows.name)
    await settle()
    app.shows.name.name = "Al"
    await settle()
    app.shows.name.name = "Ada"
    await settle()
  }
  #expect(text.contains("> wait Name Ada\n── ▲ Name"))
  #expect(!text.contains("Name Al"))
}

@MainActor @Test func `Waiting ends when anything has changed`() async throws {
  let text = try await transcript("wait\n") { app in
    app.shows.present(app.shows.name)
    await settle()
  }
  #expect(text.contains("> wait\n── ▲ Name"))
}

@MainActor @Test func `The last line needs no end`() async throws {
  let text = try await answers("2")
  #expect(text.contains("[2 Plain]"))
}

@MainActor @Test func `Where the user sees what they type, there is a prompt and no echo`()
  async throws
{
  let terminal = MemoryTerminal()
  terminal.isEchoing = true
  let app = try await App(terminal)
  app.terminal.type("down\n")
  await settle()
  app.terminal.type("# nothing\njump\n")
  await settle()
  app.terminal.close()
  await settle()
  #expect(terminal.hasEnded)
  #expect(
    terminal.output == """
      ── Shows ───────────────────────────────────────────────────────────────────────
        Search
      › Hamlet
        Macbeth
        Medea
        Faust
       [1 Shows] 2 Plain
       / Search  q quit

      > ── Shows ───────────────────────────────────────────────────────────────────────
        Search
        Hamlet
      › Macbeth
        Medea
        Faust
       [1 Shows] 2 Plain
       / Search  q quit

      > ? That is no command: type, clear, find, wait, open, link, quit, a key's name or a key.

      >\(" ")

      """)
}

@MainActor @Test func `Quitting by command closes without asking, what follows is left`()
  async throws
{
  let text = try await answers("quit\ndown\n")
  #expect(text == "> quit\n")
}

@MainActor @Test func `The same commands give the same transcript, however they arrive`()
  async throws
{
  let commands = "down\nenter\nenter\nb\ntype Ada 漢\nenter\ntype 42\nesc\nesc\n2\n"
  let whole = try await transcript(commands)
  let app = try await App(MemoryTerminal())
  for byte in commands.utf8 {
    app.terminal.send([byte])
    if byte == 0x0A { await settle() }
  }
  app.terminal.close()
  await settle()
  #expect(app.terminal.output == whole)
}

@Test(
  arguments: [
    ("up", .press(.up)), ("  pagedown ", .press(.pageDown)), ("b", .press(.character("b"))),
    ("#", .press(.character("#"))), ("漢", .press(.character("漢"))), ("type a  b", .type("a  b")),
    ("find x", .find("x")), ("wait", .wait(nil)), ("wait a b", .wait("a b")), ("clear", .clear),
    ("quit", .quit), ("quit now", .unknown("quit now")), ("up up", .unknown("up up")),
    ("Enter", .unknown("Enter")), ("", nil), ("   ", nil), ("# note", nil), ("up\r", .press(.up)),
  ] as [(String, LineCommand?)]) func `A line is a command`(_ line: String, _ command: LineCommand?)
{
  #expect(LineCommand(line) == command)
}
