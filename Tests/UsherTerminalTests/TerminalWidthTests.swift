#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal

private final class Note: TerminalScreen {
  let title: String?

  init(_ title: String) { self.title = title }

  var lines: [Line] { Line.text("Of \(title ?? "")") }
}

private final class NotesCoordinator: Coordinator {
  private let (plans, ideas) = (Note("plans"), Note("ideas"))

  override func build() -> SceneLayout {
    .adaptive(
      compact: .tabs(SceneLayout.stack(plans), SceneLayout.stack(ideas)),
      regular: .split(SceneLayout.stack(ideas), SceneLayout.stack(plans)))
  }
}

/// Adaptive layouts in a terminal that is resized.
@MainActor struct TerminalWidthTests {
  private func open(_ terminal: MemoryTerminal) async throws -> SceneDirector {
    let host = TerminalHost(device: terminal)
    let director = SceneDirector(NotesCoordinator(), host: host)
    try director.start()
    await settle()
    return director
  }

  @Test func `A terminal shows columns side by side from a hundred columns on`() async throws {
    let terminal = MemoryTerminal(99, 12)
    let director = try await open(terminal)
    let (tree, front) = (director.tree, director.tree.active?.id)
    #expect(terminal.shown.contains("Of plans") && !terminal.shown.contains("Of ideas"))
    for _ in 0..<3 {
      terminal.resize(100, 12)
      await settle()
      let row = terminal.shown.split(separator: "\n").first { $0.contains("Of ideas") }
      #expect(row?.contains("Of plans") == true)
      #expect(director.tree.active?.id == front)
      terminal.resize(99, 12)
      await settle()
      #expect(!terminal.shown.contains("Of ideas"))
      #expect(director.tree == tree)
    }
  }

  @Test func `A terminal that is wide begins with columns`() async throws {
    let terminal = MemoryTerminal(120, 12)
    let director = try await open(terminal)
    #expect(director.width == .regular && terminal.shown.contains("Of ideas"))
  }

  @Test func `Without a screen a layout is narrow`() async throws {
    let director = try await open(MemoryTerminal())
    #expect(director.width == .compact)
  }
}
#endif
