import Foundation
import Testing

/// The table of tasks, and the lines that its page shows for each.
struct PeerTableTests {
  @Test func `Each task takes the lines that the table says, and no more than the best library`()
    throws
  {
    let page = try text(of: "Sources/UsherSwiftUI/UsherSwiftUI.docc/BesideOtherLibraries.md")
    let rows = page.split(separator: "\n").compactMap(Row.init)
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().map(lines)
    #expect(rows.count == 7 && blocks.count == rows.count)
    for (row, count) in zip(rows, blocks) {
      #expect(row.ours == count, "\(row.task)")
      #expect(row.ours <= row.best, "\(row.task)")
    }
  }

  /// The lines of a block that are not empty.
  private func lines(_ text: String) -> Int {
    let block = text.components(separatedBy: "\n```")[0]
    return block.split(separator: "\n").count { !$0.allSatisfy(\.isWhitespace) }
  }

  private func text(of path: String) throws -> String {
    let root = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// A line of the table: a task, the best library's lines, and ours.
  private struct Row {
    let task: String
    let best: Int
    let ours: Int

    init?(_ line: Substring) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, let best = Int(cells[1]), let ours = Int(cells[2]) else { return nil }
      (task, self.best, self.ours) = (cells[0], best, ours)
    }
  }
}
