#if os(macOS) || os(Linux)
import Foundation
import Observation
import Testing
import Usher
import UsherTerminal

// The code of the landing page, word for word.

@Observable final class ListScreen: TerminalScreen {
  let title = "Shows"
  private var query = ""
  private let open: @MainActor (String) -> Void

  init(open: @escaping @MainActor (String) -> Void) { self.open = open }

  var lines: [Line] {
    Line.field("Search", text: query) { self.query = $0 }.key("/")
    for show in ["Hamlet", "Macbeth"] where show.hasPrefix(query) {
      Line.item(show, detail: "£12") { self.open(show) }
    }
  }

  var actions: [KeyAction] {
    KeyAction("c", "Clear", isEnabled: !query.isEmpty) { self.query = "" }
  }
}

final class HomeCoordinator: Coordinator {
  override func build() -> SceneLayout { .stack(ListScreen { [weak self] in self?.open($0) }) }

  private func open(_ show: String) { push(ShowScreen(show)) }
}

final class ShowScreen: TerminalScreen {
  let title: String?

  init(_ title: String) { self.title = title }

  var lines: [Line] {
    "The curtain rises at eight."
    Line.row {
      "Row A "
      for seat in 1...4 { TextRun("\(seat)", .good, isEnabled: seat != 2) {} }
    }
  }
}

final class StillTerminal: TerminalDevice {
  let size: TerminalSize? = TerminalSize(columns: 80, rows: 24)
  let isColored = true

  func begin(_ receive: @escaping @MainActor (TerminalEvent) -> Void) {}
  func write(_ bytes: [UInt8]) {}
  func end() {}
}

@MainActor @Test func `A host draws a picture on a device that does nothing`() throws {
  let host = TerminalHost(device: StillTerminal())
  let director = SceneDirector(HomeCoordinator(), host: host)
  try director.start()
  #expect(host.picture(size: TerminalSize(columns: 80, rows: 24)).contains("Macbeth"))
}

@MainActor @Test func `The guide's app runs`() async throws {
  let terminal = MemoryTerminal(40, 7)
  let director = SceneDirector(HomeCoordinator(), host: TerminalHost(device: terminal))
  try director.start()
  terminal.type(.down + .enter)
  await settle()
  #expect(
    terminal.shown == """
       Shows › Macbeth
        The curtain rises at eight.
        Row A [1] 2  3  4



       Esc back  q quit
      """)
  director.close()
}

@MainActor @Test func `The guide's handler for a terminal failure rethrows it`()
  async throws
{
  let terminal = MemoryTerminal(40, 7)
  let director = SceneDirector(HomeCoordinator(), host: TerminalHost(device: terminal))
  try director.start()
  terminal.fail(.unwritable, "Broken pipe.")
  await #expect(throws: NavigationError.self) {
    do throws(NavigationError) {
      try await director.run()
    } catch {
      if let failure = error.underlying as? TerminalError { print(failure.reason) }
      throw error
    }
  }
}

@Test func `The guide's code is in this file, word for word`() throws {
  let here = URL(filePath: #filePath)
  let page = here.deletingLastPathComponent().appending(
    path: "../../Sources/UsherTerminal/UsherTerminal.docc/UsherTerminal.md")
  let code = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```swift\n")[1]
  let types = code.components(separatedBy: "```")[0].components(separatedBy: "\n\n")
  let test = try String(contentsOf: here, encoding: .utf8)
  for part in types { #expect(test.contains(part.trimmingCharacters(in: .newlines))) }
}

@Test func `The guide lists every key that can be pressed by its name`() throws {
  let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../Sources/UsherTerminal/UsherTerminal.docc/KeysAndCommands.md")
  let guide = try String(contentsOf: page, encoding: .utf8)
  for name in TerminalHost.LineCommand.keys.keys { #expect(guide.contains("`\(name)`"), "\(name)") }
}
#endif
