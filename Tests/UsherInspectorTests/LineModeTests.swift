#if DEBUG && (os(macOS) || os(Linux))
import Testing
import UsherInspector
import UsherTerminal
import UsherTesting

@MainActor struct LineModeTests {
  @Test func `Line by line a command opens the inspector, and closes it`() async throws {
    let terminal = MemoryTerminal()
    let kiosk = try Kiosk(host: TerminalHost(device: terminal, inspector: true))
    try kiosk.director.start()
    terminal.type("inspector\n2\ninspector\ns\nquit\n")
    await settle()
    #expect(
      terminal.output == """
        ── Counter ─────────────────────────────────────────────────────────────────────
        › Hours
          Search
          sold: 0
         s Sell  / Search  q quit

        > inspector
        ── Outline ─────────────────────────────────────────────────────────────────────
          Kiosk › Counter
          in front: screen Counter #2
          stack Kiosk
            Counter
         [1 Outline] 2 Refusals  3 Scopes  4 Trail
         q close

        > 2
        ── Refusals ────────────────────────────────────────────────────────────────────
          Nothing yet.
          1 Outline [2 Refusals] 3 Scopes  4 Trail
         q close

        > inspector
        ── Counter ─────────────────────────────────────────────────────────────────────
        › Hours
          Search
          sold: 0
         s Sell  / Search  q quit

        > s
        ── Counter ─────────────────────────────────────────────────────────────────────
        › Hours
          Search
          sold: 1
         s Sell  / Search  q quit

        > quit

        """)
  }

  @Test func `The answer to an unknown command lists the inspector's`() async throws {
    let terminal = MemoryTerminal()
    let kiosk = try Kiosk(host: TerminalHost(device: terminal, inspector: true))
    try kiosk.director.start()
    terminal.type("inspect\n")
    await settle()
    #expect(terminal.output.replacing("\n", with: " ").contains("link, quit, inspector, a key's"))
  }

  @Test func `Without an inspector there is no such command`() async throws {
    let terminal = MemoryTerminal()
    let kiosk = try Kiosk(host: TerminalHost(device: terminal))
    try kiosk.director.start()
    terminal.type("inspector\n")
    await settle()
    #expect(terminal.output.contains("? That is not a command"))
  }
}
#endif
