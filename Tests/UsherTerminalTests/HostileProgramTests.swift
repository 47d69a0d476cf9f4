#if os(macOS) || os(Linux)
import Observation
import Testing
import Usher
import UsherTerminal

/// Programs that break rules on a terminal.
@MainActor struct HostileProgramTests {
  /// Runs a closure whenever its lines are requested.
  private final class Restless: TerminalScreen {
    let title = "Restless"
    var act: @MainActor () -> Void = {}
    var lines: [Line] {
      act()
      return [Line.item("One") {}, .field("Name", text: "") { _ in self.change() }]
    }
    var change: @MainActor () -> Void = {}
  }

  private func app(
    on terminal: MemoryTerminal, _ screen: Restless,
    options: TerminalHost.Options = TerminalHost.Options()
  ) async throws -> App {
    let app = try await App(terminal, options: options)
    app.shows.push(screen)
    await settle()
    return app
  }

  @Test(arguments: [true, false])
  func `A screen that closes the window while it is drawn leaves nothing behind`(
    hasKeys: Bool
  ) async throws {
    let terminal = hasKeys ? MemoryTerminal(40, 10) : MemoryTerminal()
    let screen = Restless()
    let app = try await app(on: terminal, screen)
    screen.act = { [weak director = app.director] in director?.close() }
    terminal.type("down\n")
    terminal.redrawInMemory()
    await settle()
    #expect(terminal.hasEnded && terminal.writesAfterEnd == 0)
  }

  @Test func `A screen that pushes while it is drawn is drawn once it has`() async throws {
    let terminal = MemoryTerminal(40, 10)
    let screen = Restless()
    let app = try await app(on: terminal, screen)
    var isFirst = true
    screen.act = { [weak shows = app.shows] in
      if isFirst { shows?.push(SeatsScreen("Seats") {}) }
      isFirst = false
    }
    terminal.type(.down)
    await settle()
    #expect(terminal.shown.contains("Restless › Seats"))
    app.director.close()
  }

  @Test func `After a field's change closes the window, nothing more is reported`() async throws {
    let terminal = MemoryTerminal(40, 10)
    let screen = Restless()
    let app = try await app(on: terminal, screen)
    var changes = 0
    screen.change = { [weak director = app.director] in
      changes += 1
      director?.close()
    }
    terminal.type(.down + "abc" + .up + .enter)
    await settle()
    #expect(changes == 1 && terminal.hasEnded && terminal.writesAfterEnd == 0)
  }

  @Test func `A screen that changes what it reads at every reading leaves the keys alive`()
    async throws
  {
    let screen = Dizzy()
    let app = try await App()
    app.shows.push(screen)
    await settle()
    await app.type("\u{1B}[B", "\r")
    #expect(screen.presses > 0)
    app.director.close()
  }

  @Test func `Actions by strange keys with strange labels are listed and run`() async throws {
    let screen = Keyboard()
    let app = try await App()
    app.shows.push(screen)
    await settle()
    await app.type("é", "漢", " ")
    #expect(screen.heard == ["é", "漢", " "])
    #expect(app.terminal.emulator.unknown == [])
    app.director.close()
  }

  private final class Keyboard: TerminalScreen {
    let title = "\u{1B}]0;title\u{7}"
    private(set) var heard: [Character] = []
    var lines: [Line] { "No items" }
    var actions: [KeyAction] {
      for key in ["é", "漢", " ", "\u{1B}", "\n", "👩‍🚀", "\u{0}"] as [Character] {
        KeyAction(key, "\u{1B}[31m\n\(key)") { self.heard.append(key) }
      }
    }
  }

  @Test func `A line of log that logs, pushes and closes is written once`() async throws {
    let app = try await App()
    var written = 0
    app.host.writeToLog { [weak host = app.host, weak director = app.director] in
      written += 1
      host?.writeToLog { written += 1 }
      director?.root.push(SeatsScreen("Late") {})
      director?.close()
    }
    app.director.close()
    #expect(written == 2)
  }
}

/// A screen that changes its state at every reading.
@Observable private final class Dizzy: TerminalScreen {
  let title = "Dizzy"
  private var count = 0
  @ObservationIgnored private(set) var presses = 0
  var lines: [Line] {
    count += 1
    return [.text("\(count)"), .item("Press") { self.presses += 1 }]
  }
}
#endif
