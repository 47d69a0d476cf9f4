#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal

/// An app on a clock that does not make a test wait for Esc.
@MainActor private func impatientApp() async throws -> App {
  var options = TerminalHost.Options()
  options.escapeDelay = .zero
  options.pasteDelay = .zero
  return try await App(options: options)
}

extension App {
  /// Presses Esc, which counts as the key once nothing follows it.
  fileprivate func escape(until isTrue: @MainActor () -> Bool) async throws {
    terminal.type("\u{1B}")
    try await waitUntil(isTrue)
  }

  fileprivate var legend: String { shown.split(separator: "\n").last.map(String.init) ?? "" }
}

@MainActor @Test func `Esc leaves a search for what was found, then clears it`() async throws {
  let app = try await impatientApp()
  await app.type("/", "M")
  #expect(app.legend == " / Search  Esc leave field")
  try await app.escape { app.shown.contains("› Macbeth") }
  #expect(app.shown.contains("Search M"))
  #expect(app.legend == " / Search  Esc clear  q quit")
  try await app.escape { !app.shown.contains("Search M") }
  #expect(app.shown.contains("› Macbeth"))
  #expect(app.shown.contains("Hamlet"))
  #expect(app.legend == " / Search  q quit")
}

@MainActor @Test func `Esc leaves and clears a search that found nothing`() async throws {
  let app = try await impatientApp()
  await app.type("/", "xyz")
  #expect(app.legend == " / Search  Esc clear")
  try await app.escape { app.shown.contains("› Hamlet") }
  #expect(app.legend == " / Search  q quit")
  await app.type("q")
  #expect(app.shown.contains("Quit?"))
}

/// A screen with nothing to select but a field with a key.
final class LonelyFieldScreen: TerminalScreen {
  var text = ""
  var lines: [Line] { Line.field("Find", text: text) { self.text = $0 }.key("/") }
}

@MainActor @Test func `Esc leaves a field even if nothing else can be selected`() async throws {
  let app = try await impatientApp()
  let screen = LonelyFieldScreen()
  app.shows.push(screen)
  await settle()
  #expect(app.shown.contains("› Find"))
  try await app.escape { !app.shown.contains("› Find") }
  #expect(app.legend == " / Find  Esc back  q quit")
  await app.type("/", "a")
  #expect(screen.text == "a")
  try await app.escape { screen.text == "" }
  try await app.escape { app.shown.hasPrefix(" Shows\n") }
}

@MainActor @Test(arguments: ["]", "P", "X", "^", "_"])
func `A key is read after Alt with a key that begins a string`(_ key: String) async throws {
  let app = try await impatientApp()
  app.terminal.type("\u{1B}\(key)")
  try await Task.sleep(for: .milliseconds(1))
  for _ in 0..<500 where !app.shown.contains("› Macbeth") {
    await app.type(.down, .up, .down)
    try await Task.sleep(for: .milliseconds(1))
  }
  #expect(app.shown.contains("› M"))
}

@MainActor @Test func `Returns in a paste of any length press nothing`() async throws {
  let app = try await impatientApp()
  let returns = String(repeating: "\r", count: 300)
  let filler = String(repeating: "x", count: 1 << 20)
  app.terminal.type("\u{1B}[200~\(returns)\(filler)\(returns)")
  await settle()
  await app.type("\(returns)\u{1B}[201~")
  #expect(app.shown.hasPrefix(" Shows\n"))
  await app.type(.down, .enter)
  #expect(app.shown.hasPrefix(" Shows › Macbeth\n"))
}
#endif
