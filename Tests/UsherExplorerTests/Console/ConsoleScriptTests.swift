import Testing
import UsherExplorer

/// Two hundred commands in one session, half of them wrong.
@MainActor struct ConsoleScriptTests {
  /// A round through the booth that ends where it begins.
  private let round = [
    "look", "take Sign in", "take Office", "take \"Sign out\"", "1", "back", "take buy",
    "take PAY", "undo", "test",
  ]

  /// Lines that are invalid in every state.
  private let wrong = [
    "tkae Hamlet", "take", "take 99", "take #0", "take #", "take nothing of this name",
    "take 99999999999999999999999", "select", "select Nowhere", "answer Yes", "answer",
    "advance", "advance soon", "advance -5s", "advance 25h", "advance 0", "advance 1e400s",
    "open", "open nowhere://at/all", "open \u{1B}[31m", "back twice", "undo it", "finding",
    "finding 7", "look around", "twice", "a\u{0}", "\u{202E}take 1", "🎭", "quit now",
    "take " + String(repeating: "x", count: 100_000), String(repeating: "word ", count: 20_000),
    "advance " + String(repeating: "9", count: 500) + "s", "help me",
  ]

  @Test func `Two hundred commands, half of them wrong, are answered and end nothing`() async {
    let console = StageConsole { try Booth.stage() }
    for number in 0..<100 {
      let line = round[number % round.count]
      let right = await console.reply(to: line)
      #expect(!right.isProblem && !right.text.isEmpty, "\(line): \(right.text)")
      let before = await console.answer("look")
      let mistake = wrong[number % wrong.count]
      let answer = await console.reply(to: mistake)
      #expect(answer.isProblem && !answer.text.isEmpty, "\(mistake.prefix(20)): \(answer.text)")
      #expect(answer.text.count < 700, "\(mistake.prefix(20))")
      #expect(await console.answer("look") == before, "\(mistake.prefix(20))")
      if line == "test" { _ = await console.answer("restart") }
    }
    #expect(wrong.count < 100 && 100.isMultiple(of: round.count))
  }

  @Test func `An answer contains nothing that steers a terminal`() async {
    let console = StageConsole {
      try Plaza.stage { plaza, corner in
        [ScreenAction("\u{1B}[2J\nGo\u{202E}") { plaza.push(Corner(plaza, "\u{7}"), from: corner) }]
      }
    }
    for line in ["look", "take 1", "undo", "take Go", "test", "take \u{1B}[31m"] {
      let answer = await console.answer(line)
      #expect(!answer.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0 == "\u{202E}" })
    }
  }
}
