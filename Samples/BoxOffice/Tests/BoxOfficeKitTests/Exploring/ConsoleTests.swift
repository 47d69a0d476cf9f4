#if os(macOS) || os(Linux)
import BoxOfficeStage
import Foundation
import Testing
import UsherExplorer

/// The box office in a console: a command a line, and no display.
@MainActor struct ConsoleTests {
  private let console = StageConsole(making: "try TestStage.boxOffice()") { try .boxOffice() }

  @Test func `The first window takes about a hundred words`() async {
    let view = await console.answer("look")
    #expect(view.hasPrefix("tabs BoxOffice\n  • stack Shows\n    TerminalShowList “Shows”\n"))
    #expect(view.contains("\n12 Winterwood\n") && view.contains("\n15 select Tickets\n"))
    #expect(view.split(whereSeparator: \.isWhitespace).count < 120 && view.count < 600)
  }

  @Test func `A ticket is bought by commands alone`() async {
    let lines = [
      "take Winterwood", "take Buy", "take Type", "take Sign in", "wait", "take 1", "take A 3",
      "take A 4", "take Go on", "take Type Ada", "take Go on", "take Pay", "advance 10s",
    ]
    for line in lines {
      let answer = await console.answer(line)
      #expect(answer.contains("tabs BoxOffice\n"), "\(line): \(answer)")
    }
    #expect(await console.answer("look").contains("TerminalThanks"))
    #expect(await console.answer("take Done").contains("TerminalShow “Winterwood”"))
    #expect(await console.answer("select Tickets").contains("1 Winterwood"))
  }

  @Test func `The guide's session is what the console prints`() async throws {
    let guide = try Self.text("UsherExplorer/UsherExplorer.docc/DrivingAnApp.md")
    let session = try #require(guide.components(separatedBy: "```text\n> ").dropFirst().first)
    let text = "> " + (session.components(separatedBy: "\n```").first ?? "")
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }
    #expect(lines.count > 6)
    var printed: [String] = []
    for line in lines { printed.append("> \(line)\n\(await console.answer(String(line)))") }
    #expect(text == printed.joined(separator: "\n\n"))
  }

  @MainActor @Test(.stages)
  func `This path leads to TerminalShow`() async throws {
    let stage = try TestStage.boxOffice()
    try await stage.play(.take("Winterwood"))
    stage.expectOutline(
      """
      tabs BoxOffice
        • stack Shows
          TerminalShowList
          TerminalShow
        stack Tickets
          TerminalTicketList
        TerminalAccount
      """)
  }

  @Test func `The guide's session is printed as a test that stands here and passes`() async throws {
    for line in ["take Winterwood", "take Buy", "undo"] { _ = await console.answer(line) }
    let file = try String(contentsOfFile: #filePath, encoding: .utf8)
    let test = await console.answer("test")
    #expect(file.contains(test.replacingOccurrences(of: "\n", with: "\n  ")), "\(test)")
  }

  @Test func `A window as this one is measured`() async throws {
    let file = try Self.text("UsherBenchmarks/Exploring/ConsoleMeasurements.swift")
    let view = await console.answer("look")
    #expect(file.contains(view.replacingOccurrences(of: "\n", with: "\n    ")))
  }

  /// The text of a source file of Usher.
  private static func text(_ path: String) throws -> String {
    let root = (0..<6).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    return try String(contentsOf: root.appending(path: "Sources/\(path)"), encoding: .utf8)
  }
}
#endif
