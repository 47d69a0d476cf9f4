import Foundation
import Testing
import UsherExplorer

/// Tests that a console has printed, as they were printed; the first one reads them here.
@MainActor struct ConsolePrintedTests {
  @Test func `A session is printed as a test that this file has and that passes`() async throws {
    let sessions = [
      ("Booth.stage()", ["take Buy", "take Pay", "open booth://nowhere", "dismiss", "1"]),
      ("Booth.stage(.failure)", ["take Program", "twice Buy", "answer nobody"]),
      ("Galley.stage()", ["1", "advance 90s", "answer Pour: \"\"\"", "back", "undo"]),
    ]
    let file = try String(contentsOfFile: #filePath, encoding: .utf8)
    for (code, lines) in sessions {
      let console = StageConsole(making: "try " + code, try #require(Self.stages[code]))
      for line in lines { _ = await console.answer(line) }
      let test = await console.answer("test")
      let text = test.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
      #expect(file.contains("\n\(text)\n"), "\(test)")
    }
  }

  @MainActor @Test(.stages)
  func `This path leads to ShowPage`() async throws {
    let stage = try Booth.stage()
    try await stage.play(.take("Buy"))
    try await stage.play(.take("Pay"))
    try await stage.play(.dismiss)
    try await stage.play(.take("Show 7"))
    stage.expectOutline(
      """
      stack Booth
        Lobby
        ShowPage
      """)
  }

  @MainActor @Test(.stages)
  func `This path leads to Seats`() async throws {
    let stage = try Booth.stage(.failure)
    await #expect(throws: (any Error).self) { try await stage.play(.take("Program")) }
    try await stage.play(.takeTwice("Buy"))
    stage.expectOutline(
      """
      stack Booth
        Lobby
        ▲ sheet stack Purchase
          Seats
      """)
  }

  @MainActor @Test(.stages)
  func `This path leads to /( """ 'odd'/`() async throws {
    let stage = try Galley.stage()
    try await stage.play(.take("Boil"))
    await stage.clock.advance(by: .seconds(90))
    await stage.settle()
    stage.user.answer("Pour", text: "\"\"\"")
    await stage.settle()
    stage.expectOutline(
      """
      stack Plaza
        Corner
        \\(\u{202e}\""" `odd`\\
      """)
  }

  private static let stages: [String: @MainActor () throws -> TestStage] = [
    "Booth.stage()": { try Booth.stage() },
    "Booth.stage(.failure)": { try Booth.stage(.failure) },
    "Galley.stage()": { try Galley.stage() },
  ]
}

/// A screen whose name has every character that a literal has to escape.
private final class Odd: Screen, OutlineNamed {
  static let name = "\\(\u{202E}\"\"\" `odd`\\"
}

/// A kitchen that asks for a number of cups in time.
@MainActor enum Galley {
  static func stage() throws -> TestStage {
    let clock = StageClock()
    return try TestStage(
      root: Plaza { plaza, corner in
        [
          ScreenAction("Boil") {
            try await clock.sleep(for: .seconds(90))
            let cups = await plaza.alert(
              SceneAlert("Cups?", buttons: [.normal("Pour")], textField: .init()))
            if cups?.text == "\"\"\"" { plaza.push(Odd(), from: corner) }
          }
        ]
      }, clock: clock)
  }
}
