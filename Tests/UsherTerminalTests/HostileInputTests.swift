#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal

/// Extreme keys, commands and limits.
@MainActor struct HostileInputTests {
  @Test(arguments: [
    "open \u{1B}[2J", "open x://\u{9B}31m", "open \u{202E}//", "\u{7}", "find \u{1B}c",
  ])
  func `A command cannot control the terminal that prints its answer`(
    command: String
  ) async throws {
    let terminal = MemoryTerminal()
    let app = try await App(terminal)
    terminal.type(command + "\n")
    await settle()
    let hidden = terminal.output.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n" || "\u{202E}" == $0
    }
    #expect(hidden.isEmpty, "\(terminal.output.debugDescription)")
    app.director.close()
  }

  @Test(arguments: [Duration.seconds(-1), .zero, .seconds(Int64.max)])
  func `Limits of any length end no process`(limit: Duration) async throws {
    var options = TerminalHost.Options()
    (options.escapeDelay, options.pasteDelay, options.waitLimit) = (limit, limit, limit)
    for terminal in [MemoryTerminal(40, 10), MemoryTerminal()] {
      let app = try await App(terminal, options: options)
      terminal.type("wait Tosca\n\u{1B}")
      terminal.type("\u{1B}[200~x\u{1B}")
      await settle()
      app.director.close()
      #expect(terminal.hasEnded)
    }
  }

  @Test func `A question over the question whether to quit is answered first`() async throws {
    let app = try await App()
    await app.type("q")
    app.shows.present(SceneAlert("Sure?", buttons: [.normal("Yes"), .normal("No")])) {
      app.shows.answer = $0
    }
    await settle()
    await app.type("q", "n", .down, .enter)
    #expect(app.shows.answer?.button.title == "No" && !app.terminal.hasEnded)
    app.director.close()
  }

  @Test func `A screen may leave while its coordinator is asked about it`() async throws {
    let app = try await App()
    app.shows.present(SceneAlert("Sure?", buttons: [.normal("Yes")])) { app.shows.answer = $0 }
    await settle()
    app.shows.dismiss()
    app.terminal.type(.enter + .enter + "\u{1B}[A")
    await settle()
    #expect(app.director.tree.modals.isEmpty)
    app.director.close()
  }

  @Test func `Ten thousand Escs and half sequences leave the keyboard working`() async throws {
    var options = TerminalHost.Options()
    options.escapeDelay = .zero
    let app = try await App(options: options)
    for part in ["\u{1B}", "\u{1B}[", "\u{1B}]", "\u{1B}O", "\u{1B}[1;", "\u{1B}\u{1B}["] {
      app.terminal.type(String(repeating: part, count: 10_000))
      try await app.waitUntil { app.isKeyHeard }
    }
    app.director.close()
  }

  @Test func `Keys after the window has closed are ignored`() async throws {
    let app = try await App()
    app.terminal.type("q")
    app.director.close()
    app.terminal.type("y" + .down + .enter)
    app.terminal.close()
    app.terminal.fail(.unwritable, "Late.")
    await settle()
    #expect(app.host.failure == nil && app.terminal.writesAfterEnd == 0)
  }
}

extension App {
  /// Presses an arrow down and one up, and returns whether either moved the selection.
  fileprivate var isKeyHeard: Bool {
    [String.down, .up].contains { arrow in
      let before = shown
      terminal.type(arrow)
      host.draw()
      return shown != before
    }
  }
}
#endif
