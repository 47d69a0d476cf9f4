#if os(macOS) || os(Linux)
import Observation
import Testing
import Usher
import UsherTerminal

/// Strange terminals, sizes, texts and devices.
@MainActor struct HostileTerminalTests {
  private final class Scroll: TerminalScreen {
    let title: String?
    let lines: [Line]

    init(_ title: String, _ lines: [Line]) { (self.title, self.lines) = (title, lines) }
  }

  private final class Reader: Coordinator {
    private let screen: Scroll
    init(_ screen: Scroll) { self.screen = screen }
    override func build() throws -> SceneLayout { .stack(screen) }
  }

  private func shown(
    _ title: String, _ lines: [Line], _ columns: Int, _ rows: Int, typing keys: String = ""
  ) async throws -> MemoryTerminal {
    let terminal = MemoryTerminal(columns, rows)
    let director = SceneDirector(
      Reader(Scroll(title, lines)), host: TerminalHost(device: terminal))
    try director.start()
    await settle()
    if !keys.isEmpty { terminal.type(keys) }
    await settle()
    director.close()
    #expect(terminal.hasEnded)
    return terminal
  }

  @Test(arguments: [(1, 1), (1, 400), (400, 1), (2, 2), (0, 0), (-5, -5), (.max, 1)])
  func `A window of any size shows something and takes keys`(
    columns: Int, rows: Int
  ) async throws {
    let lines = [Line.item("Hamlet") {}, .field("Name", text: "Ada") { _ in }]
    _ = try await shown("Shows", lines, columns, rows, typing: .down + .enter + "x" + .up)
  }

  @Test(arguments: [
    String(repeating: "e\u{301}\u{302}\u{303}", count: 400), "\u{301}", "\u{200D}\u{200D}",
    "👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "\u{202E}abc\u{202C}", "\u{FEFF}\u{2028}\u{2029}", "🇩🇪🇩🇪🇩", "ﷺ", "한글\u{1100}\u{1161}",
    "\r\n\r\n\t\u{0}",
  ])
  func `Text that combines, joins or turns leaves every row in its columns`(
    text: String
  ) async throws {
    let terminal = try await shown(
      text, [.text(text), .item(text, detail: text) {}, .field(text, text: text) { _ in }], 24, 8,
      typing: text + .left + "\u{7F}" + .right)
    #expect(!terminal.shown.contains("\u{202E}"))
  }

  @Test(arguments: [Int.min, -1, 0, 1, 19, 1_000_000_000, .max])
  func `Lines of any width are printed`(width: Int) async throws {
    var options = TerminalHost.Options()
    options.lineWidth = width
    let app = try await App(MemoryTerminal(), options: options)
    app.terminal.type("down\n")
    await settle()
    #expect(app.terminal.output.contains("Macbeth"))
    app.director.close()
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 2, .greatestFiniteMagnitude])
  func `Progress of any kind is a bar`(fraction: Double) async throws {
    let terminal = try await shown("", [.progress("Load", fraction)], 30, 6)
    #expect(terminal.shown.contains("Load"))
  }

  @Test func `A host shows a second director after the first has closed`() async throws {
    let terminal = MemoryTerminal(40, 10)
    let host = TerminalHost(device: terminal)
    let first = SceneDirector(TheaterCoordinator(), host: host)
    try first.start()
    await settle()
    terminal.type("q")
    await settle()
    first.close()
    #expect(host.shown.isEmpty)
    let second = SceneDirector(TheaterCoordinator(), host: host)
    try second.start()
    await settle()
    terminal.redrawInMemory()
    terminal.type(.down + .enter)
    await settle()
    #expect(second.tree.active?.name == "Seats" && terminal.shown.contains("Macbeth"))
    second.close()
  }

  @Test func `Commands for a director that has closed are not run by the next one`() async throws {
    let terminal = MemoryTerminal()
    let host = TerminalHost(device: terminal)
    let first = SceneDirector(TheaterCoordinator(), host: host)
    try first.start()
    terminal.type("wait Tosca\nenter\n")
    await settle()
    first.close()
    let theater = TheaterCoordinator()
    let second = SceneDirector(theater, host: host)
    try second.start()
    await settle()
    #expect(theater.shows.children.isEmpty && second.tree.active?.name == "Shows")
    second.close()
  }

  @Test func `A device that fails, ends and types at once closes the director once`() async throws {
    let terminal = MemoryTerminal(40, 10)
    let director = SceneDirector(TheaterCoordinator(), host: TerminalHost(device: terminal))
    var closings = 0
    director.observe { if case .closed = $0 { closings += 1 } }
    try director.start()
    terminal.fail(.unwritable, "Broken pipe.")
    terminal.close()
    terminal.type("q")
    terminal.type("y")
    terminal.close()
    await settle()
    #expect(closings == 1)
    await #expect(throws: NavigationError.self) { try await director.run() }
  }

  @Test func `A paste of megabytes into a field is cut into no keys`() async throws {
    let terminal = MemoryTerminal(40, 10)
    let screen = NameScreen()
    final class Form: Coordinator {
      let screen: NameScreen
      init(_ screen: NameScreen) { self.screen = screen }
      override func build() throws -> SceneLayout { .stack(screen) }
    }
    let director = SceneDirector(Form(screen), host: TerminalHost(device: terminal))
    try director.start()
    await settle()
    let text = String(repeating: "é\r\u{1B}[Aq", count: 200_000)
    terminal.type("\u{1B}[200~" + text + "\u{1B}[201~")
    await settle()
    #expect(director.tree.modals.isEmpty && screen.secret.isEmpty)
    director.close()
  }

  @Test func `A resize at every key keeps the selection visible`() async throws {
    let terminal = MemoryTerminal(40, 10)
    let lines = (0..<200).map { number in Line.item("Item \(number)") {} }
    let director = SceneDirector(
      Reader(Scroll("Items", lines)), host: TerminalHost(device: terminal))
    try director.start()
    for number in 0..<60 {
      terminal.type(.down)
      terminal.resize(20 + number % 7 * 9, 6 + number % 5)
      await settle()
    }
    #expect(terminal.shown.contains("› Item 60") || terminal.shown.contains("›Item 60"))
    director.close()
  }
}
#endif
