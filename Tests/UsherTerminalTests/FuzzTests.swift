#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal

private let typed: [String] = [
  .up, .down, .left, .right, .enter, "\t", "\u{1B}[Z", "\u{1B}\u{1B}", "1", "2", "b", "/", "M",
  "e\u{301}", "漢", "👩‍🚀", "\u{7F}", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F", "q", "n",
  "\u{1B}[200~pasted\u{1B}[201~", "\u{0C}", "\u{01}", "\u{1B}[3~", "\u{1B}[", "\u{0}",
]

@MainActor @Test func `Random keys and sizes never part the terminal from the frame`() async throws
{
  var generator = SeededGenerator()
  var app = try await App()
  for round in 0..<SeededGenerator.rounds(1_500) {
    if Int.random(in: 0..<12, using: &generator) == 0 {
      let columns = Int.random(in: 1..<70, using: &generator)
      app.terminal.resize(columns, .random(in: 1..<20, using: &generator))
    }
    app.terminal.type(typed.randomElement(using: &generator) ?? "")
    for _ in 0..<3 { await Turn.pass() }
    let shown = app.shown
    app.terminal.redrawInMemory()
    #expect(app.shown == shown, "seed \(generator.seed), round \(round)")
    #expect(app.terminal.emulator.unknown == [], "seed \(generator.seed), round \(round)")
    #expect(app.host.shown == app.director.tree, "seed \(generator.seed), round \(round)")
    if app.terminal.hasEnded { app = try await App() }
  }
}

@MainActor @Test func `Random bytes never stop a host`() async throws {
  var generator = SeededGenerator()
  for terminal in [MemoryTerminal(30, 8), MemoryTerminal()] {
    let app = try await App(terminal)
    for _ in 0..<SeededGenerator.rounds(1_000) {
      let count = Int.random(in: 1..<8, using: &generator)
      terminal.send((0..<count).map { _ in .random(in: 0...255, using: &generator) })
      await Turn.pass()
    }
    terminal.send(Array("\u{18}\u{1B}[201~\nq\ny\n".utf8))
    await settle()
    app.director.close()
    #expect(terminal.hasEnded, "seed \(generator.seed)")
  }
}

@MainActor @Test func `Every size shows something, and never beyond its edge`() async throws {
  let app = try await App()
  app.shows.present(app.shows.name)
  await settle()
  for columns in 1...45 {
    for rows in 1...14 {
      app.terminal.resize(columns, rows)
      #expect(!app.shown.isEmpty && app.terminal.emulator.unknown == [], "\(columns)×\(rows)")
    }
  }
}
#endif
