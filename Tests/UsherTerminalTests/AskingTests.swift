#if os(macOS) || os(Linux)
import Observation
import Testing
import Usher
import UsherTerminal

/// A list that counts the requests for its lines.
@Observable private final class LongListScreen: TerminalScreen {
  @ObservationIgnored private(set) var questions = 0
  var mark = ""
  let count: Int

  init(_ count: Int) { self.count = count }

  var lines: [Line] {
    questions += 1
    let mark = mark
    return (1...count).map { number in Line.item("Item \(number)\(mark)") {} }
  }
}

/// The same without a word when it changes.
private final class SilentScreen: TerminalScreen {
  private(set) var questions = 0
  let count: Int

  init(_ count: Int) { self.count = count }

  var lines: [Line] {
    questions += 1
    return (1...count).map { number in Line.item("Item \(number)") {} }
  }
}

@MainActor private func app(showing screen: any Screen) async throws -> App {
  let app = try await App()
  app.shows.push(screen)
  await settle()
  return app
}

@MainActor @Test func `Keys that run nothing ask an observable screen for nothing`() async throws {
  let screen = LongListScreen(100)
  let app = try await app(showing: screen)
  let before = screen.questions
  await app.type(.down, .down, .down, "\u{1B}[6~", "\u{1B}[F", .up)
  #expect(screen.questions == before)
  #expect(app.shown.contains("› Item 99"))
}

@MainActor @Test func `A change asks an observable screen once`() async throws {
  let screen = LongListScreen(100)
  let app = try await app(showing: screen)
  let before = screen.questions
  screen.mark = "!"
  app.terminal.type(.down)
  await settle()
  #expect(screen.questions == before + 1)
  #expect(app.shown.contains("› Item 2!"))
}

@MainActor @Test func `Many keys at once are answered with one frame`() async throws {
  let screen = SilentScreen(100)
  let app = try await app(showing: screen)
  let before = (screen.questions, app.terminal.writes)
  app.terminal.type(String(repeating: .down, count: 50))
  for _ in 0..<20 { app.terminal.type(.down) }
  await settle()
  #expect(screen.questions == before.0 + 1)
  #expect(app.terminal.writes == before.1 + 1)
  #expect(app.shown.contains("› Item 71"))
}

@MainActor @Test func `A long silent list is asked when the app has run, a short one at every key`()
  async throws
{
  for (count, questions) in [(1_001, 0), (1_000, 1)] {
    let screen = SilentScreen(count)
    let app = try await app(showing: screen)
    let before = screen.questions
    await app.type(.down)
    #expect(screen.questions == before + questions)
    await app.type(.enter)
    #expect(screen.questions == before + 2 * questions + (questions == 0 ? 1 : 0))
  }
}

@MainActor @Test func `A key acts on the visible content`() async throws {
  let screen = LongListScreen(3)
  let app = try await app(showing: screen)
  screen.mark = "?"
  app.terminal.type(.down + .down)
  await settle()
  #expect(app.shown.contains("› Item 3?"))
}

@MainActor @Test func `Nothing is kept of a screen that has left, before anything else is drawn`()
  async throws
{
  for terminal in [MemoryTerminal(40, 10), MemoryTerminal()] {
    let app = try await App(terminal)
    weak var screen: LongListScreen?
    do {
      let pushed = LongListScreen(3)
      screen = pushed
      app.shows.push(pushed)
    }
    await settle()
    app.terminal.type("down\n" + .down)
    await settle()
    app.shows.pop()
    #expect(screen == nil)
  }
}
#endif
