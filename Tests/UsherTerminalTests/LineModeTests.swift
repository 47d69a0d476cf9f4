#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal

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

@MainActor @Test func `If the user sees the typed text, there is a prompt and no echo`()
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

      > ? That is not a command: type, clear, find, wait, open, link, quit, a key's name or a key.

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
#endif
