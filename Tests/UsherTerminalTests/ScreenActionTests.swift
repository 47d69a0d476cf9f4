#if os(macOS) || os(Linux)
import Testing
import UsherTerminal
import UsherTesting

/// The lines of a screen are its actions, without a second list.
@MainActor struct ScreenActionTests {
  @Test func `The lines and keys of a screen are its actions`() {
    let titles = FoyerScreen().screenActions.map { "\($0.title)\($0.isEnabled ? "" : " (off)")" }
    #expect(
      titles == [
        "Macbeth, 5 March", "Macbeth, 6 March", "Row A 1", "Row A 2 (off)", "Coats", "Applaud",
      ])
  }

  @Test func `A test takes the lines of a terminal's screen`() async throws {
    let foyer = FoyerScreen()
    let stage = try TestStage(root: FoyerCoordinator(foyer))
    #expect(!stage.offers.map(\.title).contains("Row A 2"))
    for title in ["Macbeth, 6 March", "Row A 1", "Coats", "Applaud"] {
      try await stage.take(title)
    }
    #expect(foyer.taken == ["Macbeth 6 March", "A1", "Coats", "Applaud"])
  }

  @Test func `Enter performs the action of a line`() throws {
    let foyer = FoyerScreen()
    let terminal = MemoryTerminal(40, 12)
    let director = SceneDirector(FoyerCoordinator(foyer), host: TerminalHost(device: terminal))
    try director.start()
    terminal.type("\r")
    #expect(foyer.taken == ["Macbeth 5 March"])
    director.close()
  }
}

private final class FoyerCoordinator: Coordinator {
  private let foyer: FoyerScreen
  init(_ foyer: FoyerScreen) { self.foyer = foyer }
  override func build() -> SceneLayout { .stack(foyer) }
}

private final class FoyerScreen: TerminalScreen {
  private(set) var taken: [String] = []

  var lines: [Line] {
    for day in ["5 March", "6 March"] {
      Line.item("Macbeth", detail: day) { self.take("Macbeth \(day)") }
    }
    Line.row {
      "Row A "
      TextRun(" 1") { self.take("A1") }
      TextRun(" 2", isEnabled: false) {}
    }
    Line.item(coats)
  }

  var actions: [KeyAction] { KeyAction("a", "Applaud") { self.take("Applaud") } }

  private var coats: ScreenAction { ScreenAction("Coats") { await self.leaveCoats() } }

  private func take(_ title: String) { taken.append(title) }

  private func leaveCoats() async {
    await Task.yield()
    take("Coats")
  }
}
#endif
