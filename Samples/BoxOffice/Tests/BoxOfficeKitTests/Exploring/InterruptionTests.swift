import Foundation
import Testing
import UsherExplorer

/// What a visitor loses who is interrupted everywhere: nothing.
@MainActor struct InterruptionTests {
  @Test func `The box office survives every interruption in every state`() async {
    let table = await Visitor.survival.value
    #expect(table.isComplete && table.lostCount == 0, "\(table)")
    for finding in table.findings { Issue.record("\(finding)") }
  }

  @Test func `The README's table is what a visitor suffers`() async throws {
    let start = ContinuousClock.now
    let table = await Visitor.survival.value
    if let folder = ProcessInfo.processInfo.environment["BOXOFFICE_MAP"] {
      let time = start.duration(to: .now).components.seconds
      return try write(table, seconds: time, to: URL(filePath: folder))
    }
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
    #expect(
      readme.contains("```text\n\(table)\n```"),
      "The table is out of date; write it anew: Samples/BoxOffice/map --record\n\(table)")
  }

  private func write(_ table: InterruptionTable, seconds: Int64, to folder: URL) throws {
    let texts = ["interruptions.txt": "\(table)", "time.txt": "It took \(seconds) s."]
    for (name, text) in texts {
      try Data((text + "\n").utf8).write(to: folder.appending(path: name))
    }
  }
}
