#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal

/// The announcements of line mode beside the frames.
@MainActor struct LineVoiceTests {
  @Test func `A screen says more than its title before its frame, and nothing full screen`()
    async throws
  {
    for terminal in [MemoryTerminal(), MemoryTerminal(40, 8)] {
      let root = Teller()
      let host = TerminalHost(device: terminal)
      let director = SceneDirector(root, host: host)
      try director.start()
      await settle()
      root.push(Results(announcement: "7 shows\u{1b}[2J tonight"))
      root.push(Results(announcement: nil))
      await settle()
      let said = (terminal.output + terminal.shown).contains("7 shows\u{FFFD}[2J tonight\n\n")
      #expect(said == (terminal.size == nil))
      director.close()
      await settle()
    }
  }
}

private final class Teller: Coordinator {
  override func build() -> SceneLayout { .stack(Results(announcement: nil)) }
}

private final class Results: TerminalScreen, AnnouncementProviding {
  let announcement: String?
  var title: String? { "Results" }
  var lines: [Line] { [.text("None yet.")] }
  init(announcement: String?) { self.announcement = announcement }
}
#endif
