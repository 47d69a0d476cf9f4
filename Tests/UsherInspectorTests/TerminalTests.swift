#if DEBUG && (os(macOS) || os(Linux))
import Testing
import UsherInspector
import UsherTerminal
import UsherTesting

@MainActor struct TerminalTests {
  private let terminal = MemoryTerminal(60, 12)

  /// Shows the kiosk on a terminal, with an inspector that its own key opens.
  private func shown(key: Character = "g") async throws -> Kiosk {
    let kiosk = try Kiosk(host: TerminalHost(device: terminal, inspector: true, key: key))
    try kiosk.director.start()
    await settle()
    return kiosk
  }

  private func type(_ text: String) async {
    terminal.type(text)
    await settle()
  }

  @Test func `A key opens the inspector over the app, and closes it`() async throws {
    let kiosk = try await shown()
    let before = terminal.shown
    #expect(before.contains("sold: 0"))
    await type("\u{07}")
    #expect(
      terminal.shown == """
         Outline
          Kiosk › Counter
          in front: screen Counter #2
          stack Kiosk
            Counter





         [1 Outline] 2 Refusals  3 Scopes  4 Trail
         q close
        """)
    await type("\u{07}")
    #expect(terminal.shown == before)
    withExtendedLifetime(kiosk) {}
  }

  @Test func `Keys go to the app while the inspector is closed, and to the inspector while open`()
    async throws
  {
    let kiosk = try await shown()
    await type("s")
    #expect(terminal.shown.contains("sold: 1"))
    await type("\u{07}s4")
    #expect(terminal.shown.contains("started Kiosk"))
    await type("\u{07}ss")
    #expect(terminal.shown.contains("sold: 3"))
    withExtendedLifetime(kiosk) {}
  }

  @Test func `The app keeps running behind the inspector, which shows that`() async throws {
    let kiosk = try await shown()
    await type("\u{07}")
    kiosk.director.root.push(NoteScreen("Receipt"))
    await settle()
    #expect(terminal.shown.contains("Kiosk › Note"))
    await type("q")
    #expect(terminal.shown.contains("a note"))
  }

  @Test func `The key is the app's choice`() async throws {
    let kiosk = try await shown(key: "t")
    await type("\u{07}")
    #expect(terminal.shown.contains("sold: 0"))
    await type("\u{14}")
    #expect(terminal.shown.contains("in front"))
    withExtendedLifetime(kiosk) {}
  }

  @Test func `Control and another letter may be the inspector's key`() async throws {
    let kiosk = try await shown(key: "u")
    await type("\u{15}")
    #expect(terminal.shown.contains("sold: 0"))
    await type("\u{07}")
    #expect(terminal.shown.contains("in front"))
    withExtendedLifetime(kiosk) {}
  }

  @Test func `A refusal opens with its fixes, and Esc leads back to the list`() async throws {
    let kiosk = try await shown()
    kiosk.director.guards = [Guard("closing time") { _ in .deny("it is late") }]
    kiosk.director.root.push(NoteScreen("Receipt"))
    await type("\u{07}2\r")
    #expect(terminal.shown.contains("• Satisfy the guard first"))
    await type("\u{1B}")
    await kiosk.clock.advance(by: .seconds(1))
    withExtendedLifetime(kiosk) {}
  }

  @Test func `The scopes are read again each second while they are shown`() async throws {
    let kiosk = try await shown()
    await type("\u{07}3")
    #expect(terminal.shown.contains("Kiosk, 0.0 s"))
    await kiosk.clock.advance(by: .seconds(2))
    await settle()
    #expect(terminal.shown.contains("Kiosk, 2.0 s"))
    await type("\u{07}")
    #expect(kiosk.clock.sleeperCount == 0)
  }

  @Test func `A window that closes takes its inspector along`() async throws {
    let kiosk = try await shown()
    await type("\u{07}")
    kiosk.director.close()
    await settle()
    #expect(terminal.hasEnded)
    #expect(terminal.writesAfterEnd == 0)
  }

  @Test func `A terminal that changes its size shows all of the inspector again`() async throws {
    let kiosk = try await shown()
    await type("\u{07}")
    terminal.resize(40, 8)
    await settle()
    #expect(terminal.shown.contains("in front: screen Counter #2"))
    withExtendedLifetime(kiosk) {}
  }

  @Test func `An inspector that is not wanted takes no key`() async throws {
    let kiosk = try Kiosk(host: TerminalHost(device: terminal, inspector: false))
    try kiosk.director.start()
    await settle()
    await type("\u{07}")
    #expect(terminal.shown.contains("sold: 0"))
  }

  @Test func `An open inspector in a terminal keeps nothing of a window alive`() async throws {
    weak var director: SceneDirector?
    weak var host: TerminalHost?
    try await { @MainActor in
      let kiosk = try await shown()
      await type("\u{07}")
      director = kiosk.director
      host = kiosk.director.host as? TerminalHost
      kiosk.director.close()
      await settle()
    }()
    await settle()
    #expect(director == nil && host == nil)
  }
}
#endif
