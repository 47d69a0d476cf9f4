#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal

@MainActor @Test func `The first thing shown takes the terminal over, closing gives it back`()
  async throws
{
  let terminal = MemoryTerminal(40, 10)
  let director = SceneDirector(TheaterCoordinator(), host: TerminalHost(device: terminal))
  #expect(!terminal.hasBegun)
  try director.start()
  #expect(terminal.hasBegun)
  #expect(!terminal.hasEnded)
  director.close()
  #expect(terminal.hasEnded)
}

@MainActor @Test func `Arrows select and Enter opens`() async throws {
  let app = try await App()
  await app.type(.down, .enter)
  #expect(
    app.shown == """
       Shows › Macbeth
        Row 1 [0] 1  2  3
        Row 2  4  5  6  7
        0 chosen




       [1 Shows] 2 Plain
       b Buy  Esc back  q quit
      """)
}

@MainActor @Test func `Arrows go through a plan, past what is taken`() async throws {
  let app = try await App()
  await app.type(.enter, .right, .right, .enter, .down, .enter, .left, .enter)
  #expect(
    app.shown == """
       Shows › Hamlet
        Row 1  0  1  2  x
        Row 2  4  5 [x] x
        3 chosen




       [1 Shows] 2 Plain
       b Buy  Esc back  q quit
      """)
}

@MainActor @Test func `Esc goes back, and what was selected still is`() async throws {
  let app = try await App()
  await app.type(.down, .down, .enter)
  #expect(app.shown.hasPrefix(" Shows › Medea\n"))
  app.terminal.send([0x1B])
  try await app.waitUntil { app.shown.contains("› Medea") }
  #expect(app.outline.hasPrefix("tabs"))
}

@MainActor @Test func `A search field narrows a list as it is typed in`() async throws {
  let app = try await App()
  await app.type("/", "M", "e")
  #expect(
    app.shown == """
       Shows
      › Search Me
        Medea





       [1 Shows] 2 Plain
       / Search  Esc leave field
      """)
  #expect(app.terminal.emulator.isCursorShown)
  #expect(app.terminal.emulator.cursor == Point(column: 11, row: 1))
  await app.type("\u{7F}\u{7F}", .down, "2")
  #expect(app.shown.contains("PlainScreen is not a TerminalScreen."))
}

@MainActor @Test func `Fields of a form are filled in, a secure one shows dots`() async throws {
  let app = try await App()
  app.shows.present(app.shows.name)
  await settle()
  await app.type("Ada 漢e\u{301}q", .enter, "42")
  #expect(app.shows.name.name == "Ada 漢e\u{301}q")
  #expect(app.shows.name.secret == "42")
  #expect(app.shown.contains("Name Ada 漢e\u{301}q"))
  #expect(app.shown.contains("Card ••"))
}

@MainActor @Test func `Digits and Tab select tabs, a tab again goes back to its beginning`()
  async throws
{
  let app = try await App()
  await app.type("2")
  #expect(app.shown.contains("[2 Plain]"))
  await app.type("\t")
  #expect(app.shown.contains("[1 Shows]"))
  await app.type("\u{1B}[Z")
  #expect(app.shown.contains("[2 Plain]"))
  await app.type("1", .enter)
  #expect(app.shown.hasPrefix(" Shows › Hamlet"))
  await app.type("1")
  #expect(app.shown.hasPrefix(" Shows\n"))
  await app.type("9")
  #expect(app.shown.hasPrefix(" Shows\n"))
}

@MainActor @Test func `A screen that does not allow its dismissal is asked`() async throws {
  let app = try await App()
  app.shows.name.dismissal = .confirm
  app.shows.present(app.shows.name)
  app.terminal.send([0x1B])
  try await app.waitUntil { app.shows.attempts == 1 }
  #expect(app.shown.contains("┌─ Name"))
}

@MainActor @Test func `An alert is answered by its buttons, and by Esc with the one that cancels`()
  async throws
{
  let app = try await App()
  let alert = SceneAlert(
    "Sure?", message: "For good.", buttons: [.destructive("Yes"), .cancel("No")],
    textField: SceneAlert.TextField(placeholder: "why"))
  app.shows.present(alert) { app.shows.answer = $0 }
  await settle()
  await app.type("so", .down, .enter)
  #expect(app.shows.answer?.button.title == "Yes")
  #expect(app.shows.answer?.text == "so")
  app.shows.present(alert) { app.shows.answer = $0 }
  await settle()
  app.terminal.send([0x1B])
  try await app.waitUntil { app.shows.answer?.button.title == "No" }
}

@MainActor @Test func `Esc leaves a dialog, and presses no button that does not cancel`()
  async throws
{
  let app = try await App()
  var answers: [SceneAlert.Answer?] = []
  let delete = SceneAlert("Delete?", buttons: [.destructive("Delete")], style: .dialog)
  app.shows.present(delete) { answers.append($0) }
  await settle()
  #expect(app.shown.contains("Delete?") && app.shown.contains("Esc close"))
  app.terminal.send([0x1B])
  try await app.waitUntil { answers == [nil] }
  let keep = SceneAlert(
    "Delete?", buttons: [.destructive("Delete"), .cancel("Keep")], style: .dialog)
  app.shows.present(keep) { answers.append($0) }
  await settle()
  app.terminal.send([0x1B])
  try await app.waitUntil { answers.last??.button.title == "Keep" }
}
#endif
